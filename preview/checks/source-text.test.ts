import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Files that record when something happened on the machine, and decide nothing by it. */
const allowed: ReadonlySet<string> = new Set([
  'adapters/service/main.ts',
  'site/operations/site-log.ts',
  'site/build/builds.ts',
  'site/layout/third-parties/start-service.ts',
  'preview/app/editor/save/create-autosave.ts',
  'preview/app/editor/save/create-journal.ts',
]);

/** The files that git knows and whose text matches, except for this one. */
const findFiles = (pattern: RegExp, ...names: readonly string[]): readonly string[] =>
  execFileSync('git', ['ls-files', ...names], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && file !== 'preview/checks/source-text.test.ts')
    .filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')));

it('no source reads the current date from the machine’s clock: product and tests use their own clock', () => {
  const readers = findFiles(/new Date\(\)|DateTimeFormat\([^)]*\)\.format\(\)/, '*.ts', '*.tsx');
  expect(readers.filter((file) => !allowed.has(file))).toEqual([]);
});

it('texts say “email”, because lines break at the hyphen of “e-mail”', () => {
  expect(findFiles(/\be-mail/i, '*.ts', '*.tsx', '*.md')).toEqual([]);
});
