import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { approveStories } from '../approve-stories.ts';
import { nameMatches } from '../select/name-matches.ts';
import { readVisualOptions } from '../select/read-visual-options.ts';
import { planVisualRun } from './visual-run.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'baselines-'));
  for (const name of ['divider--gone@360', 'text--gone@360', 'image-text--gone@360', 'retired--plain@768'])
    writeFileSync(join(folder, `${name}.png`), '');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const plan = (...patterns: string[]) => planVisualRun(readVisualOptions([...patterns, '--baselines', folder]));

it.each([
  ['text--plain@360', 'text--plain@360', true],
  ['text--plain@360', 'image-text--plain@360', false],
  ['hero--plain@36', 'hero--plain@360', false],
  ['text--', 'text--plain@360', true],
  ['text--', 'image-text--plain@360', false],
  ['text--pl', 'text--plain@360', true],
  ['text', 'image-text--plain@360', true],
  ['hero', 'text--plain@360', false],
])('%s selects %s: %s [visual.local]', (pattern, name, expected) => {
  expect(nameMatches(name, [pattern])).toBe(expected);
});

it('selects one snapshot by its whole name [visual.local]', () => {
  const { snapshots } = plan('text--plain@768');
  expect(snapshots.map(({ story, width }) => `${story}@${width}`)).toEqual(['text--plain@768']);
});

it('counts only selected baselines as obsolete [visual.local]', () => {
  expect(plan('text--').obsolete).toEqual(['text--gone@360']);
  expect(plan('text--gone@360').obsolete).toEqual(['text--gone@360']);
  expect(plan('hero--').obsolete).toEqual([]);
  expect(plan().obsolete).toHaveLength(4);
});

it('removes no baseline outside the approved subset [visual.local]', async () => {
  const printed: string[] = [];
  const run = { ...plan('text--'), snapshots: [] };
  expect(await approveStories(run, (line) => printed.push(line))).toBe(true);
  expect(printed).toEqual(['Baselines: 0 approved, 1 obsolete removed.']);
  expect(readdirSync(folder).sort()).toEqual([
    'divider--gone@360.png',
    'image-text--gone@360.png',
    'retired--plain@768.png',
  ]);
});
