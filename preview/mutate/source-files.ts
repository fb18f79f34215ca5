import { execFileSync } from 'node:child_process';

/** Tests and what only they use, generated files, and content. */
const excluded = /\.(test|e2e|generated|examples|config|d)\.tsx?$|(^|\/)(fake-|e2e\/)|-example\.ts$/;

export const isMutated = (file: string): boolean => /\.tsx?$/.test(file) && !excluded.test(file);

/** The source files under a path of a tree, by git. */
export const sourceFiles = (tree: string, path: string): string[] =>
  execFileSync('git', ['ls-files', '-z', '--', path], { cwd: tree, encoding: 'utf8' }).split('\0').filter(isMutated);
