import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openPassedSnapshots } from './passed-snapshots.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'passed-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const names = new Set(['hero--plain@360', 'text--plain@360']);

it('identifies a passed snapshot by its name and content', () => {
  openPassedSnapshots(folder).save(new Map([['hero--plain@360', 'one']]), names);
  const passed = openPassedSnapshots(folder);
  expect(passed.has('hero--plain@360', 'one')).toBe(true);
  expect(passed.has('hero--plain@360', 'other')).toBe(false);
  expect(passed.has('text--plain@360', 'one')).toBe(false);
});

it('adds to what passed before, and removes snapshots that no longer exist', () => {
  openPassedSnapshots(folder).save(new Map(Object.entries({ 'text--plain@360': 'a', 'hero--plain@360': 'b' })), names);
  openPassedSnapshots(folder).save(new Map([['hero--plain@360', 'c']]), names);
  expect(JSON.parse(readFileSync(join(folder, 'passed.json'), 'utf8'))).toEqual({
    'hero--plain@360': 'c',
    'text--plain@360': 'a',
  });
  openPassedSnapshots(folder).save(new Map(), new Set(['text--plain@360']));
  expect(openPassedSnapshots(folder).has('hero--plain@360', 'c')).toBe(false);
  expect(openPassedSnapshots(folder).has('text--plain@360', 'a')).toBe(true);
});

it.each(['', '<<<<<<< HEAD\n{}', '[]', '{"hero--plain@360":1}'])('treats the file %j as empty', (text) => {
  writeFileSync(join(folder, 'passed.json'), text);
  expect(openPassedSnapshots(folder).has('hero--plain@360', '1')).toBe(false);
});
