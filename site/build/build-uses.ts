import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** In a build's folder: holds a file for each process that runs from the build, named by its id. */
const folderName = 'in-use';

const idsIn = (uses: string): string[] => (existsSync(uses) ? readdirSync(uses) : []);

/** Whether a process runs from the build in a folder. */
export const isUsed = (build: string): boolean =>
  idsIn(join(build, folderName)).some((each) => isRunning(Number(each)));

/** Notes that a process runs from the build in a folder, and forgets those that have ended. */
export function noteUse(build: string, id: number): void {
  const uses = join(build, folderName);
  mkdirSync(uses, { recursive: true });
  const forget = (each: string): void => rmSync(join(uses, each), { force: true });
  for (const each of idsIn(uses)) if (!isRunning(Number(each))) forget(each);
  writeFileSync(join(uses, String(id)), '');
  if (id === process.pid) process.once('exit', () => forget(String(id)));
}

/** Signal 0 is not sent: it only fails where there is no such process. One of another user is there as well. */
function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
