import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** Tests, generated files, and content. */
const excluded =
  /\.(test|e2e|generated|examples|config|d)(\.client)?\.tsx?$|(^|\/)(fake-|e2e\/)|-example\.ts$|^schemas\/sources\/examples\//;
const test = /\.(test|e2e)\.tsx?$|-bench\.ts$|(^|\/)(fake-|e2e\/)/;
const source = /\.tsx?$/;
/** Files that the framework and Storybook find by their location, and those that are started as a process. */
const entry = /^site\/next\/app\/|\/create-story\.tsx$|(^|\/)main\.ts$/;

export const isMutated = (file: string): boolean => source.test(file) && !excluded.test(file);

/** The source files under a path of a tree, listed by git, without those that only tests use. */
export function sourceFiles(tree: string, path: string): string[] {
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: tree, encoding: 'utf8' }).split('\0');
  const texts = new Map(
    listed.filter((file) => source.test(file)).map((file) => [file, readFileSync(join(tree, file), 'utf8')]),
  );
  const support = testSupport(texts);
  const isUnder = (file: string): boolean => path === '.' || file === path || file.startsWith(`${path}/`);
  return listed.filter((file) => isUnder(file) && isMutated(file) && !support.has(file));
}

/** The files that only tests import, directly or indirectly, among files with their texts. */
export function testSupport(texts: ReadonlyMap<string, string>): ReadonlySet<string> {
  const importers = new Map<string, string[]>();
  for (const [file, text] of texts)
    for (const imported of importsOf(file, text)) importers.set(imported, [...(importers.get(imported) ?? []), file]);
  const support = new Set<string>();
  const isSupport = (file: string): boolean => test.test(file) || support.has(file);
  for (let before = -1; before < support.size; ) {
    before = support.size;
    for (const [file, by] of importers) if (!entry.test(file) && by.every(isSupport)) support.add(file);
  }
  return support;
}

/** The files of the project that a file refers to in a string, as imports do. */
const importsOf = (file: string, text: string): string[] =>
  [...text.matchAll(/['"`](\.{1,2}\/|#)([^'"`\s]+\.tsx?)['"`]/g)].map(([, start = '', rest = '']) =>
    start === '#' ? rest : posix.join(posix.dirname(file), start, rest),
  );
