import { buildCatalogue, renderMedia } from '#preview/stories/build-catalogue.ts';
import { planStories } from '#preview/stories/plan/plan-stories.ts';
import type { StoryPlan } from '#preview/stories/plan/story-plan.ts';
import { type Baselines, createBaselines } from '../baselines.ts';
import { hashEditor } from '../editor/hash-editor.ts';
import { isEditorStory, planEditorSnapshots } from '../editor/plan-editor-snapshots.ts';
import { serveEditor } from '../editor/serve-editor.ts';
import { visitEditor } from '../editor/visit-editor.ts';
import { buildStories } from '../hash/build-stories.ts';
import { digest } from '../hash/digest.ts';
import { createStoryHash } from '../hash/hash-stories.ts';
import { ruleNames } from '../rules/rules.ts';
import { nameMatches } from '../select/name-matches.ts';
import { planSnapshots, type Snapshot, snapshotName } from '../select/plan-snapshots.ts';
import type { VisualOptions } from '../select/read-visual-options.ts';
import { openBrowser } from '../serve/open-browser.ts';
import { serveCatalogue } from '../serve/serve-catalogue.ts';
import type { StaticServer } from '../serve/serve-files.ts';
import { describeSnapshot } from './describe-snapshot.ts';
import { openPassedSnapshots, type PassedSnapshots } from './passed-snapshots.ts';
import { type Violation, visitStories } from './visit-stories.ts';

/** Called with the name and the screenshot of each snapshot that has a baseline. Returns whether it matches. */
type OnScreenshot = (name: string, screenshot: Buffer) => boolean;

/** A hash of what a story shows now. */
type HashStory = (id: string) => string;

/** The input of `npm run visual` and `npm run visual:approve`. */
export interface VisualRun {
  readonly options: VisualOptions;
  readonly baselines: Baselines;
  readonly passed: PassedSnapshots;
  /** The names of all snapshots. */
  readonly names: ReadonlySet<string>;
  /** The selected snapshots. */
  readonly snapshots: readonly Snapshot[];
  /** Selected baselines that no story has any more. */
  readonly obsolete: readonly string[];
  /** Describes a snapshot by its name. */
  readonly describe: (name: string) => string;
  readonly hashStories: () => Promise<HashStory>;
  /** Shows the snapshots in a browser, and returns their rule violations. */
  readonly visit: (snapshots: readonly Snapshot[], onScreenshot: OnScreenshot) => Promise<readonly Violation[]>;
}

async function hashStories(stories: ReadonlyMap<string, StoryPlan>): Promise<HashStory> {
  const hash = createStoryHash({ ...(await buildStories()), media: renderMedia() });
  const editor = hashEditor();
  return (id) => {
    if (isEditorStory(id)) return editor;
    const story = stories.get(id);
    if (!story) throw new Error(`There is no story ${id}.`);
    return hash(story);
  };
}

type OnSnapshot = (snapshot: Snapshot, screenshot: Buffer) => boolean;

/** Runs an action with the address of a server, and stops the server. */
async function withServer<Result>(served: StaticServer, action: (url: string) => Promise<Result>): Promise<Result> {
  try {
    return await action(served.url);
  } finally {
    await served.close();
  }
}

async function visit(catalogue: string | undefined, snapshots: readonly Snapshot[], onScreenshot: OnScreenshot) {
  const editorSnapshots = snapshots.filter(({ story }) => isEditorStory(story));
  const tileSnapshots = snapshots.filter(({ story }) => !isEditorStory(story));
  const handleScreenshot: OnSnapshot = (snapshot, screenshot) => onScreenshot(snapshotName(snapshot), screenshot);
  const browser = await openBrowser();
  try {
    const violations: Violation[] = [];
    if (tileSnapshots.length > 0) {
      const served = await serveCatalogue(catalogue ?? buildCatalogue());
      const visitOptions = { snapshots: tileSnapshots, rules: ruleNames, onScreenshot: handleScreenshot };
      violations.push(...(await withServer(served, (url) => visitStories(browser, url, visitOptions))));
    }
    if (editorSnapshots.length > 0)
      violations.push(
        ...(await withServer(await serveEditor(), (url) =>
          visitEditor(browser, url, editorSnapshots, handleScreenshot),
        )),
      );
    return violations;
  } finally {
    await browser.close();
  }
}

/** Plans a run. Reads the folder of baselines, and starts nothing. */
export function planVisualRun(options: VisualOptions): VisualRun {
  const baselines = createBaselines(options.baselines);
  const stories = planStories();
  const all = [...planSnapshots(stories), ...planEditorSnapshots()];
  const storiesById = new Map(stories.map((story) => [story.id, story]));
  const snapshotsByName = new Map(all.map((snapshot) => [snapshotName(snapshot), snapshot]));
  const expected = new Set(all.flatMap((snapshot) => (snapshot.hasBaseline ? [snapshotName(snapshot)] : [])));
  return {
    options,
    baselines,
    passed: openPassedSnapshots(options.baselines),
    names: new Set(all.map(snapshotName)),
    snapshots: all.filter((snapshot) => nameMatches(snapshotName(snapshot), options.patterns)),
    obsolete: baselines.names().filter((name) => !expected.has(name) && nameMatches(name, options.patterns)),
    describe: (name) => {
      const snapshot = snapshotsByName.get(name);
      return snapshot ? describeSnapshot(snapshot, storiesById.get(snapshot.story)) : name;
    },
    hashStories: () => hashStories(storiesById),
    visit: (snapshots, onScreenshot) => visit(options.catalogue, snapshots, onScreenshot),
  };
}

export interface ChangedSnapshots {
  readonly snapshots: readonly Snapshot[];
  /** Records snapshots that match with their current content. */
  readonly savePassed: (matching: readonly Snapshot[]) => void;
}

/** The snapshots that did not pass yet with their current content and baseline; with `--all` all of them. */
export async function findChanged(run: VisualRun, snapshots: readonly Snapshot[]): Promise<ChangedSnapshots> {
  const { options, baselines, passed, names } = run;
  if (snapshots.length === 0) return { snapshots, savePassed: () => undefined };
  const hashStory = await run.hashStories();
  const hashes = new Map([...new Set(snapshots.map(({ story }) => story))].map((id) => [id, hashStory(id)]));
  const contentOf = (snapshot: Snapshot): string =>
    digest(
      hashes.get(snapshot.story) ?? '',
      snapshot.hasBaseline ? (baselines.digest(snapshotName(snapshot)) ?? 'no baseline') : '',
    );
  return {
    snapshots: options.all
      ? snapshots
      : snapshots.filter((snapshot) => !passed.has(snapshotName(snapshot), contentOf(snapshot))),
    savePassed: (matching) =>
      passed.save(new Map(matching.map((snapshot) => [snapshotName(snapshot), contentOf(snapshot)])), names),
  };
}
