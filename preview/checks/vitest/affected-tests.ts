import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportsDir, root } from '../run-step.ts';

const startFile = join(reportsDir, 'unit-tests-started-at');

/** Reads, lists or runs files of the repository. Vitest records only the modules that a test imports. */
const readsFiles = /\bread(File|dir)(Sync)?\(|\bglobSync\(|\bimport\.meta\.(dirname|glob|url)\b|node:child_process/;

function listFiles(folder: string, ...paths: readonly string[]): readonly string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', ...paths];
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).split('\0').filter(Boolean);
}

const isSlow = (path: string): boolean => /\.slow\.test\.tsx?$/.test(path);

/** The test files that depend on files which are no modules, so that no record says what they depend on. */
export const listReadingTests = (): readonly string[] =>
  listFiles(root, '*.test.ts', '*.test.tsx').filter(
    (path) => !isSlow(path) && readsFiles.test(readFileSync(join(root, path), 'utf8')),
  );

/**
 * Whether no other files than modules and style sheets have changed since a time in milliseconds. Which tests depend on a
 * JSON file, an image or the lock file is not known.
 */
export const hasOnlyChangedModules = (since: number, folder: string = root): boolean =>
  listFiles(folder, ':!*.ts', ':!*.tsx', ':!*.css', ':!*.md', ':!preview/visual/baselines').every((path) => {
    const stats = statSync(join(folder, path), { throwIfNoEntry: false });
    return stats !== undefined && Math.max(stats.mtimeMs, stats.ctimeMs) < since;
  });

/** When the last unit tests were started, in milliseconds since 1970; 0 if there were none. */
export const readUnitTestStart = (): number =>
  existsSync(startFile) ? Number(readFileSync(startFile, 'utf8')) || 0 : 0;

export const storeUnitTestStart = (startedAt: number): void => writeFileSync(startFile, String(startedAt));
