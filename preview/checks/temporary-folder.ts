import { accessSync, constants, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

/** Linux keeps the files of this folder in memory. */
const memoryFolder = '/dev/shm';

/** What a run of all tests stores at once, twice over. */
const neededBytes = 4_000_000_000;

/**
 * The folder for temporary files of tests: in memory where that has space, because databases wait for the disk at each
 * transaction.
 */
export function findTemporaryFolder(): string {
  if (process.env.TMPDIR) return process.env.TMPDIR;
  try {
    accessSync(memoryFolder, constants.W_OK);
    const { bavail, bsize } = statfsSync(memoryFolder);
    if (bavail * bsize >= neededBytes && freemem() >= 2 * neededBytes) return memoryFolder;
  } catch {
    // This system has no such folder.
  }
  return tmpdir();
}
