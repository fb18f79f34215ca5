import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { approveStories } from '../approve-stories.ts';
import { writePng } from '../image/write-png.ts';
import { type Look, lookName } from '../select/plan-looks.ts';
import { readVisualOptions, type VisualOptions } from '../select/read-visual-options.ts';
import { compareStories } from './compare-stories.ts';
import type { Breach } from './look-at-stories.ts';
import { planVisualRun, type VisualRun } from './visual-run.ts';

let folder: string;
let printed: string[];
/** The grey value of each story; 100 if it is not listed. */
let shown: Map<string, number>;
/** The grey value of a story's first screenshot, if it differs. */
let glitches: Map<string, number>;
let visited: string[];
let broken: Breach[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compare-'));
  [printed, shown, glitches, visited, broken] = [[], new Map(), new Map(), [], []];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const screenshotOf = ({ story }: Pick<Look, 'story'>, attempt = 1): Buffer => {
  const grey = attempt === 1 ? (glitches.get(story) ?? shown.get(story)) : shown.get(story);
  return writePng({ width: 2, height: 2, bits: 8, pixels: new Uint8Array(12).fill(grey ?? 100) });
};

/** A run with a fake browser that shows one plain colour. */
function plan(words: readonly string[], options: Partial<VisualOptions> = {}): VisualRun {
  const places = ['--baselines', join(folder, 'baselines'), '--results', join(folder, 'results')];
  return {
    ...planVisualRun({ ...readVisualOptions([...words, ...places]), all: false, save: true, ...options }),
    hashStories: async () => (id) => `colour ${shown.get(id) ?? 100}`,
    visit: async (looks, onScreenshot) => {
      for (const look of looks) {
        visited.push(lookName(look));
        // Like in the browser, a screenshot that does not match is taken once more.
        if (look.pictured && !onScreenshot(lookName(look), screenshotOf(look, 1)))
          onScreenshot(lookName(look), screenshotOf(look, 2));
      }
      return broken;
    },
  };
}
const print = (line: string): void => void printed.push(line);
const compare = (words: readonly string[], options?: Partial<VisualOptions>) => {
  [printed, visited] = [[], []];
  return compareStories(plan(words, options), print);
};
const approve = (words: readonly string[]) => approveStories(plan(words), print);
const fileOf = (name: string): string => join(folder, 'baselines', `${name}.png`);
const baselines = (): readonly string[] =>
  readdirSync(join(folder, 'baselines')).flatMap((name) => (name.endsWith('.png') ? [name.replace('.png', '')] : []));

const examples = ['divider--plain', 'divider--longest'];
/** The snapshots of these stories that have a baseline. */
const [pictured = '', other = ''] = examples.flatMap((story) =>
  planVisualRun(readVisualOptions([story])).looks.flatMap((look) => (look.pictured ? [lookName(look)] : [])),
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
  shown.set('divider--plain', 100.4);
  expect(await compare(examples)).toBe(true);
  expect(visited.toSorted()).toEqual(['divider--plain@1200', 'divider--plain@360', 'divider--plain@768']);
});

it('fails for a changed screenshot every time, until it is approved [visual.local]', async () => {
  await approve(examples);
  await compare(examples);
  shown.set('divider--plain', 200);
  expect(await compare(examples)).toBe(false);
  expect(await compare(examples)).toBe(false);
  expect(printed).toContain(`${pictured}: 4 pixels differ`);
  expect(printed).toContain('To approve everything shown: npm run visual:approve divider--plain divider--longest');
  expect(existsSync(join(folder, 'results/index.html'))).toBe(true);
  expect(readdirSync(join(folder, 'results/images')).sort()).toEqual(
    ['baseline', 'difference', 'now'].map((image) => `${pictured}-${image}.png`),
  );
  await approve([pictured]);
  expect(await compare(examples)).toBe(true);
  expect(existsSync(join(folder, 'results/index.html'))).toBe(false);
});

it('visits a snapshot again when its baseline was changed or removed [visual.local]', async () => {
  await approve(examples);
  await compare(examples);
  const file = fileOf(pictured);
  writeFileSync(file, writePng({ width: 1, height: 1, bits: 8, pixels: new Uint8Array(3) }));
  expect(await compare(examples)).toBe(false);
  expect(visited).toEqual([pictured]);
  rmSync(file);
  expect(await compare(examples)).toBe(false);
  expect(printed).toContain(`${pictured}: no baseline`);
});

it('fails for a rule violation every time, even if nothing has changed since [visual.local]', async () => {
  await approve(examples);
  const look = { story: 'divider--plain', width: 768, pictured: pictured.endsWith('@768'), hasAxe: true };
  broken = [{ look, law: 'nothing overlaps', words: 'a and b overlap' }];
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
  const before = readFileSync(fileOf(other));
  for (const story of examples) shown.set(story, 200);
  await approve([pictured]);
  expect(printed.at(-1)).toBe('Baselines: 1 approved, 0 obsolete removed.');
  expect(readFileSync(fileOf(other))).toEqual(before);
  expect(await compare(examples)).toBe(false);
  expect(printed).toContain(`${other}: 4 pixels differ`);
});

it('neither fails for nor approves a difference that occurs only once [visual.local]', async () => {
  await approve(examples);
  const before = readFileSync(fileOf(pictured));
  glitches.set('divider--plain', 200);
  shown.set('divider--plain', 100.4);
  expect(await compare(examples)).toBe(true);
  shown.set('divider--plain', 100.6);
  await approve(examples);
  expect(readFileSync(fileOf(pictured))).toEqual(before);
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
