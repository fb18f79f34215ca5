import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../passed/list-files.ts';
import { reportsDir, root } from '../run-step.ts';

const startFile = join(reportsDir, 'unit-tests-started-at');

/** What reads, lists or runs files. Vitest records only the modules that a test imports. */
const readsFiles = /\bread(File|dir)(Sync)?\(|\bglobSync\(|\bimport\.meta\.(dirname|glob|url)\b|node:child_process/;

/** The unit tests that read files or start processes, so that the modules they import are not all they depend on. */
export const listReadingTests = (): readonly string[] =>
  listFiles(['*.test.ts', '*.test.tsx', ':!*.slow.test.ts', ':!*.slow.test.tsx']).filter((path) =>
    readsFiles.test(readFileSync(join(root, path), 'utf8')),
  );

/**
 * Whether no other files than modules and style sheets have changed since a time in milliseconds. Which tests depend on a
 * JSON file, an image or the lock file is not known.
 */
export const hasOnlyChangedModules = (since: number, folder: string = root): boolean =>
  listFiles([':!*.ts', ':!*.tsx', ':!*.css', ':!*.md', ':!preview/visual/baselines'], folder).every((path) => {
    const stats = statSync(join(folder, path), { throwIfNoEntry: false });
    return stats !== undefined && Math.max(stats.mtimeMs, stats.ctimeMs) < since;
  });

/** When the last unit tests that ran to their end were started, in milliseconds since 1970; 0 if there were none. */
export const readUnitTestStart = (): number =>
  existsSync(startFile) ? Number(readFileSync(startFile, 'utf8')) || 0 : 0;

export const storeUnitTestStart = (startedAt: number): void => writeFileSync(startFile, String(startedAt));
