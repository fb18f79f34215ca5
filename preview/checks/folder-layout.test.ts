import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from './passed/list-files.ts';
import { root } from './run-step.ts';

const folders = ['schemas', 'renderer', 'blocks', 'adapters', 'site', 'preview'];
const files = listFiles(folders);

/** Folders with one entry for each tile type, form, data source or story. */
const registries = ['schemas/tiles', 'schemas/forms', 'schemas/sources', 'blocks', 'preview/visual/baselines'];

const maximumEntries = 15;
const maximumLines = 40;

/** The entries of each folder. A module's tests and styles are one entry with it. */
function entriesByFolder(): ReadonlyMap<string, ReadonlySet<string>> {
  const entries = new Map<string, Set<string>>();
  const add = (folder: string, entry: string) => entries.set(folder, (entries.get(folder) ?? new Set()).add(entry));
  for (const file of files) {
    let path = file;
    add(posix.dirname(path), posix.basename(path).replace(/\..*$/, ''));
    for (path = posix.dirname(path); path.includes('/'); path = posix.dirname(path))
      add(posix.dirname(path), posix.basename(path));
  }
  return entries;
}

it(`has at most ${maximumEntries} entries in a folder`, () => {
  const crowded = [...entriesByFolder()].filter(
    ([folder, entries]) => entries.size > maximumEntries && !registries.includes(folder),
  );
  expect(
    crowded.map(([folder, { size }]) => `${folder} has ${size} entries: group them by what they are about.`),
  ).toEqual([]);
});

it('has a README in each of the six folders', () => {
  expect(folders.filter((folder) => !files.includes(`${folder}/README.md`))).toEqual([]);
});

it(`has no README of more than ${maximumLines} lines`, () => {
  const long = files
    .filter((file) => /(^|\/)README\.md$/.test(file))
    .map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > maximumLines);
  expect(long.map(({ file, lines }) => `${file} has ${lines} lines: ${maximumLines} at most.`)).toEqual([]);
});
