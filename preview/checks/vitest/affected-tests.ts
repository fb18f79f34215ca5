import { execFileSync } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportsDir, root } from '../run-step.ts';

const stampFile = join(reportsDir, 'unit-tests-started-at');

/** Reads, lists or runs files of the repository. Vitest records only the modules that a test imports. */
const readsFiles = /\bread(File|dir)(Sync)?\(|\bglobSync\(|\bimport\.meta\.(dirname|glob|url)\b|node:child_process/;

function listFiles(...paths: readonly string[]): readonly string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', ...paths];
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
}

const isSlow = (path: string): boolean => /\.slow\.test\.tsx?$/.test(path);

/** The test files that depend on files which are no modules, so that no record says what they depend on. */
export const listReadingTests = (): readonly string[] =>
  listFiles('*.test.ts', '*.test.tsx').filter(
    (path) => !isSlow(path) && readsFiles.test(readFileSync(join(root, path), 'utf8')),
  );

/**
 * Whether no other files than modules and style sheets have changed since the last unit tests. A test that depends on a
 * JSON file, an image or the lock file is not known to.
 */
export function hasOnlyChangedModules(): boolean {
  const stamp = statSync(stampFile, { throwIfNoEntry: false })?.isFile() ? readFileSync(stampFile, 'utf8') : '';
  const startedAt = Number(stamp);
  if (!startedAt) return false;
  return listFiles(':!*.ts', ':!*.tsx', ':!*.css', ':!*.md', ':!preview/visual/baselines').every((path) => {
    const stats = statSync(join(root, path), { throwIfNoEntry: false });
    return stats !== undefined && Math.max(stats.mtimeMs, stats.ctimeMs) < startedAt;
  });
}

/** Stores when the last unit tests were started, in milliseconds since 1970. */
export const markUnitTests = (startedAt: number): void => writeFileSync(stampFile, String(startedAt));
