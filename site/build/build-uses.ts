import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '#adapters/error-code.ts';

/** A folder in each build with one file per process that runs from it, named by process id. */
const folderName = 'in-use';

const processIdsIn = (uses: string): string[] => (existsSync(uses) ? readdirSync(uses) : []);

/** Whether a running process uses a build. */
export const isUsed = (build: string): boolean =>
  processIdsIn(join(build, folderName)).some((each) => isRunning(Number(each)));

/** Records that a process runs from a build, and removes the records of processes that have ended. */
export function recordUse(build: string, id: number): void {
  const uses = join(build, folderName);
  mkdirSync(uses, { recursive: true });
  const removeRecord = (each: string): void => rmSync(join(uses, each), { force: true });
  for (const each of processIdsIn(uses)) if (!isRunning(Number(each))) removeRecord(each);
  writeFileSync(join(uses, String(id)), '');
  if (id === process.pid) process.once('exit', () => removeRecord(String(id)));
}

/**
 * Signal 0 is not delivered; it only fails where the process does not exist. EPERM means that another user’s process
 * exists.
 */
function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}
