import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { approveStories } from '../approve-stories.ts';
import { writePng } from '../image/write-png.ts';
import { type Snapshot, snapshotName } from '../select/plan-snapshots.ts';
import { readVisualOptions, type VisualOptions } from '../select/read-visual-options.ts';
import { compareStories } from './compare-stories.ts';
import type { Violation } from './visit-stories.ts';
import { planVisualRun, type VisualRun } from './visual-run.ts';

let folder: string;
let printed: string[];
/** The grey value of each story; 100 if it is not listed. */
let greyValues: Map<string, number>;
/** The grey value of a story's first screenshot, if it differs. */
let glitches: Map<string, number>;
let visited: string[];
let violations: Violation[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compare-'));
  [printed, greyValues, glitches, visited, violations] = [[], new Map(), new Map(), [], []];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const screenshotOf = ({ story }: Pick<Snapshot, 'story'>, attempt = 1): Buffer => {
  const grey = attempt === 1 ? (glitches.get(story) ?? greyValues.get(story)) : greyValues.get(story);
  return writePng({ width: 2, height: 2, bits: 8, pixels: new Uint8Array(12).fill(grey ?? 100) });
};

/** A run with a fake browser that shows one plain colour. */
function plan(patterns: readonly string[], options: Partial<VisualOptions> = {}): VisualRun {
  const folders = ['--baselines', join(folder, 'baselines'), '--results', join(folder, 'results')];
  return {
    ...planVisualRun({ ...readVisualOptions([...patterns, ...folders]), all: false, save: true, ...options }),
    hashStories: async () => (id) => `colour ${greyValues.get(id) ?? 100}`,
    visit: async (snapshots, onScreenshot) => {
      for (const snapshot of snapshots) {
        visited.push(snapshotName(snapshot));
        // Like in the browser, a screenshot that does not match is taken once more.
        if (snapshot.hasBaseline && !onScreenshot(snapshotName(snapshot), screenshotOf(snapshot, 1)))
          onScreenshot(snapshotName(snapshot), screenshotOf(snapshot, 2));
      }
      return violations;
    },
  };
}
const print = (line: string): void => void printed.push(line);
const compare = (patterns: readonly string[], options?: Partial<VisualOptions>) => {
  [printed, visited] = [[], []];
  return compareStories(plan(patterns, options), print);
};
const approve = (patterns: readonly string[]) => approveStories(plan(patterns), print);
const fileOf = (name: string): string => join(folder, 'baselines', `${name}.png`);
const baselines = (): readonly string[] =>
  readdirSync(join(folder, 'baselines')).flatMap((name) => (name.endsWith('.png') ? [name.replace('.png', '')] : []));

const examples = ['divider--plain', 'divider--longest'];
/** The snapshots of these stories that have a baseline. */
const [changedName = '', otherName = ''] = examples.flatMap((story) =>
  planVisualRun(readVisualOptions([story])).snapshots.flatMap((snapshot) =>
    snapshot.hasBaseline ? [snapshotName(snapshot)] : [],
  ),
);

it('fails for a tile type without baselines, and says once how to approve them [visual.local]', async () => {
  expect(await compare(examples)).toBe(false);
  expect(printed.filter((line) => line.includes('divider has no baselines'))).toHaveLength(1);
  expect(printed.join('\n')).toContain('npm run visual:approve divider--');
});

it('passes once the baselines are approved, and then visits nothing until something changes [visual.local]', async () => {
  await approve(examples);
  expect(await compare(examples)).toBe(true);
  expect(await compare(examples)).toBe(true);
  expect(visited).toEqual([]);
  expect(printed.at(-1)).toBe('6 snapshots: 6 passed, 6 of them unchanged; 0 failed.');
  greyValues.set('divider--plain', 100.4);
  expect(await compare(examples)).toBe(true);
  expect(visited.toSorted()).toEqual(['divider--plain@1200', 'divider--plain@360', 'divider--plain@768']);
});

it('fails for a changed screenshot every time, until it is approved [visual.local]', async () => {
  await approve(examples);
  await compare(examples);
  greyValues.set('divider--plain', 200);
  expect(await compare(examples)).toBe(false);
  expect(await compare(examples)).toBe(false);
  expect(printed).toContain(`${changedName}: 4 pixels differ`);
  expect(printed).toContain('To approve everything shown: npm run visual:approve divider--plain divider--longest');
  expect(existsSync(join(folder, 'results/index.html'))).toBe(true);
  expect(readdirSync(join(folder, 'results/images')).sort()).toEqual(
    ['baseline', 'difference', 'now'].map((image) => `${changedName}-${image}.png`),
  );
  await approve([changedName]);
  expect(await compare(examples)).toBe(true);
  expect(existsSync(join(folder, 'results/index.html'))).toBe(false);
});

it('visits a snapshot again when its baseline was changed or removed [visual.local]', async () => {
  await approve(examples);
  await compare(examples);
  const file = fileOf(changedName);
  writeFileSync(file, writePng({ width: 1, height: 1, bits: 8, pixels: new Uint8Array(3) }));
  expect(await compare(examples)).toBe(false);
  expect(visited).toEqual([changedName]);
  rmSync(file);
  expect(await compare(examples)).toBe(false);
  expect(printed).toContain(`${changedName}: no baseline`);
});

it('fails for a rule violation every time, even if nothing has changed since [visual.local]', async () => {
  await approve(examples);
  const snapshot = { story: 'divider--plain', width: 768, hasBaseline: changedName.endsWith('@768'), hasAxe: true };
  violations = [{ snapshot, rule: 'nothing overlaps', message: 'a and b overlap' }];
  expect(await compare(examples)).toBe(false);
  expect(await compare(examples)).toBe(false);
  expect(visited).toEqual(['divider--plain@768']);
  expect(printed).toContain('divider--plain@768, nothing overlaps: a and b overlap');
  const report = readFileSync(join(folder, 'results/index.html'), 'utf8');
  expect(report).toContain('Violates “nothing overlaps”: a and b overlap');
  expect(report).not.toContain('visual:approve');
});

it('visits everything with that option, and records nothing if recording is switched off', async () => {
  await approve(examples);
  await compare(examples, { save: false });
  await compare(examples);
  const others = visited.length;
  expect(others).toBe(4);
  await compare(examples, { all: true });
  expect(visited).toHaveLength(6);
});

it('approves one snapshot by its name, and nothing else [visual.local]', async () => {
  await approve(examples);
  const before = readFileSync(fileOf(otherName));
  for (const story of examples) greyValues.set(story, 200);
  await approve([changedName]);
  expect(printed.at(-1)).toBe('Baselines: 1 approved, 0 obsolete removed.');
  expect(readFileSync(fileOf(otherName))).toEqual(before);
  expect(await compare(examples)).toBe(false);
  expect(printed).toContain(`${otherName}: 4 pixels differ`);
});

it('neither fails for nor approves a difference that occurs only once [visual.local]', async () => {
  await approve(examples);
  const before = readFileSync(fileOf(changedName));
  glitches.set('divider--plain', 200);
  greyValues.set('divider--plain', 100.4);
  expect(await compare(examples)).toBe(true);
  greyValues.set('divider--plain', 100.6);
  await approve(examples);
  expect(readFileSync(fileOf(changedName))).toEqual(before);
});

it('reports an obsolete baseline, and removes it with its subset only [visual.local]', async () => {
  await approve(examples);
  for (const name of ['divider--plain-no-more@360', 'tasting-menu--plain@360'])
    writeFileSync(fileOf(name), screenshotOf({ story: name }));
  expect(await compare(['divider--plain'])).toBe(false);
  expect(printed.join('\n')).toContain('divider--plain-no-more@360: obsolete');
  await approve(['divider--plain']);
  expect(await compare(['divider--plain'])).toBe(true);
  expect(baselines()).toContain('tasting-menu--plain@360');
  expect(baselines()).not.toContain('divider--plain-no-more@360');
});
