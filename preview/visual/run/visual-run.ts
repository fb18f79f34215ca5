import { buildCatalogue, drawMedia } from '#preview/stories/build-catalogue.ts';
import { planStories } from '#preview/stories/plan/plan-stories.ts';
import type { StoryPlan } from '#preview/stories/plan/story-plan.ts';
import { type Baselines, createBaselines } from '../baselines.ts';
import { buildStories } from '../contents/build-stories.ts';
import { digest } from '../contents/digest.ts';
import { createStoryHash } from '../contents/hash-stories.ts';
import { hashEditor } from '../editor/hash-editor.ts';
import { isEditorStory, planEditorLooks } from '../editor/plan-editor-looks.ts';
import { serveEditor } from '../editor/serve-editor.ts';
import { visitEditor } from '../editor/visit-editor.ts';
import { everyLaw } from '../laws/laws.ts';
import { nameMatches } from '../select/name-matches.ts';
import { type Look, lookName, planLooks } from '../select/plan-looks.ts';
import type { VisualOptions } from '../select/read-visual-options.ts';
import { openBrowser } from '../serve/open-browser.ts';
import { serveCatalogue } from '../serve/serve-catalogue.ts';
import type { Served } from '../serve/serve-files.ts';
import { describeLook } from './describe-look.ts';
import { type Breach, lookAtStories } from './look-at-stories.ts';
import { openPassedLooks, type PassedLooks } from './passed-looks.ts';

/** Called with the name and the screenshot of each look that has a baseline; returns whether it is right. */
type OnScreenshot = (name: string, screenshot: Buffer) => boolean;

/** A hash of what a story shows now. */
type HashStory = (id: string) => string;

/** What `npm run visual` and `npm run visual:approve` work on. */
export interface VisualRun {
  readonly options: VisualOptions;
  readonly baselines: Baselines;
  readonly passed: PassedLooks;
  /** The names of all looks that there are. */
  readonly names: ReadonlySet<string>;
  /** The looks that were asked for. */
  readonly looks: readonly Look[];
  /** Baselines among those asked for that no story has any more. */
  readonly obsolete: readonly string[];
  /** What a look shows, in words, by its name. */
  readonly describe: (name: string) => string;
  readonly hashStories: () => Promise<HashStory>;
  /** Shows the looks in a browser, and returns which laws they break. */
  readonly visit: (looks: readonly Look[], onScreenshot: OnScreenshot) => Promise<readonly Breach[]>;
}

async function hashStories(stories: ReadonlyMap<string, StoryPlan>): Promise<HashStory> {
  const hash = createStoryHash({ ...(await buildStories()), media: drawMedia() });
  const editor = hashEditor();
  return (id) => {
    if (isEditorStory(id)) return editor;
    const story = stories.get(id);
    if (!story) throw new Error(`There is no story ${id}.`);
    return hash(story);
  };
}

type OnLook = (look: Look, screenshot: Buffer) => boolean;

/** Starts a server, hands its address on, and stops it. */
async function whileServed<Result>(served: Served, work: (url: string) => Promise<Result>): Promise<Result> {
  try {
    return await work(served.url);
  } finally {
    await served.close();
  }
}

async function visit(catalogue: string | undefined, looks: readonly Look[], onScreenshot: OnScreenshot) {
  const ofEditor = looks.filter(({ story }) => isEditorStory(story));
  const ofTiles = looks.filter(({ story }) => !isEditorStory(story));
  const onPicture: OnLook = (look, screenshot) => onScreenshot(lookName(look), screenshot);
  const browser = await openBrowser();
  try {
    const breaches: Breach[] = [];
    if (ofTiles.length > 0) {
      const served = await serveCatalogue(catalogue ?? buildCatalogue());
      const selection = { looks: ofTiles, laws: everyLaw, onPicture };
      breaches.push(...(await whileServed(served, (url) => lookAtStories(browser, url, selection))));
    }
    if (ofEditor.length > 0)
      breaches.push(
        ...(await whileServed(await serveEditor(), (url) => visitEditor(browser, url, ofEditor, onPicture))),
      );
    return breaches;
  } finally {
    await browser.close();
  }
}

/** Plans what the options ask for. Reads the folder of baselines, and starts nothing. */
export function planVisualRun(options: VisualOptions): VisualRun {
  const baselines = createBaselines(options.baselines);
  const stories = planStories();
  const all = [...planLooks(stories), ...planEditorLooks()];
  const storyOf = new Map(stories.map((story) => [story.id, story]));
  const lookOf = new Map(all.map((look) => [lookName(look), look]));
  const expected = new Set(all.flatMap((look) => (look.pictured ? [lookName(look)] : [])));
  return {
    options,
    baselines,
    passed: openPassedLooks(options.baselines),
    names: new Set(all.map(lookName)),
    looks: all.filter((look) => nameMatches(lookName(look), options.words)),
    obsolete: baselines.names().filter((name) => !expected.has(name) && nameMatches(name, options.words)),
    describe: (name) => {
      const look = lookOf.get(name);
      return look ? describeLook(look, storyOf.get(look.story)) : name;
    },
    hashStories: () => hashStories(storyOf),
    visit: (looks, onScreenshot) => visit(options.catalogue, looks, onScreenshot),
  };
}

export interface ChangedLooks {
  readonly looks: readonly Look[];
  /** Records looks that are right with what they show now. */
  readonly savePassed: (right: readonly Look[]) => void;
}

/** The looks that did not pass yet with what they show now and with their baseline; all of them where that was asked for. */
export async function findChanged(run: VisualRun, looks: readonly Look[]): Promise<ChangedLooks> {
  const { options, baselines, passed, names } = run;
  if (looks.length === 0) return { looks, savePassed: () => undefined };
  const hashStory = await run.hashStories();
  const hashes = new Map([...new Set(looks.map(({ story }) => story))].map((id) => [id, hashStory(id)]));
  const contentOf = (look: Look): string =>
    digest(hashes.get(look.story) ?? '', look.pictured ? (baselines.digest(lookName(look)) ?? 'no baseline') : '');
  return {
    looks: options.all ? looks : looks.filter((look) => !passed.has(lookName(look), contentOf(look))),
    savePassed: (right) => passed.save(new Map(right.map((look) => [lookName(look), contentOf(look)])), names),
  };
}
