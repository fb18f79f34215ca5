import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../passed/list-files.ts';
import { reportsDir, root } from '../run-step.ts';

const startFile = join(reportsDir, 'unit-tests-started-at');

/** What reads, lists or runs files. Vitest records only the modules that a test imports. */
const readsFiles = /\bread(File|dir)(Sync)?\(|\bglobSync\(|\bimport\.meta\.(dirname|glob|url)\b|node:child_process/;

/** The unit tests that read files or start processes, so that the modules they import are not all they depend on. */
export const listReadingTests = (): readonly string[] =>
  listFiles(['*.test.ts', '*.test.tsx', ':!*.slow.test.ts', ':!*.slow.test.tsx']).filter(
    (path) => existsSync(join(root, path)) && readsFiles.test(readFileSync(join(root, path), 'utf8')),
  );

/** All files but modules, and those that no unit test depends on: texts, screenshots and records of what has passed. */
const otherFiles = [
  ':!*.ts',
  ':!*.tsx',
  ':!*.css',
  ':!*.md',
  ':!preview/visual/baselines',
  ':!preview/checks/passed/passed-tests.json',
  ':!preview/block-reports/checked-blocks.json',
];

/**
 * Whether no other files than modules and style sheets have changed since a time in milliseconds. Which tests depend on a
 * JSON file, an image or the lock file is not known.
 */
export const hasOnlyChangedModules = (since: number, folder: string = root): boolean =>
  listFiles(otherFiles, folder).every((path) => {
    const stats = statSync(join(folder, path), { throwIfNoEntry: false });
    return stats !== undefined && Math.max(stats.mtimeMs, stats.ctimeMs) < since;
  });

const git = (folder: string, ...args: readonly string[]) => spawnSync('git', args, { cwd: folder, encoding: 'utf8' });

/**
 * Whether a commit is part of this branch, and nothing has changed since but modules that tests import. Tests do not
 * import the modules that set them up.
 */
export function hasOnlyChangedModulesSince(commit: string, folder: string = root): boolean {
  const isPast = git(folder, 'merge-base', '--is-ancestor', commit, 'HEAD').status === 0;
  const changed = (...paths: readonly string[]) =>
    git(folder, 'diff', '--name-only', commit, '--', ...paths).stdout +
    git(folder, 'ls-files', '--others', '--exclude-standard', '--', ...paths).stdout;
  return isPast && changed('.', ...otherFiles) === '' && changed('vitest.config.ts', 'preview/checks/vitest') === '';
}

/** The commit that is checked out; undefined if files differ from it. */
export const findCleanCommit = (folder: string = root): string | undefined =>
  git(folder, 'status', '--porcelain').stdout === '' ? git(folder, 'rev-parse', 'HEAD').stdout.trim() : undefined;

/** When the last unit tests that ran to their end were started, in milliseconds since 1970; 0 if there were none. */
export const readUnitTestStart = (): number =>
  existsSync(startFile) ? Number(readFileSync(startFile, 'utf8')) || 0 : 0;

export const storeUnitTestStart = (startedAt: number): void => writeFileSync(startFile, String(startedAt));
