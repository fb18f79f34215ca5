import { existsSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isUsed, recordUse } from './build-uses.ts';
import { takeLock, whileLocked } from './process-lock.ts';

/**
 * Written last, so a build that has it is complete. Its modification time is when the build was last made or started.
 */
const stamp = 'finished';

/** Complete builds that are retained, the newest included: visitors still have pages of the previous one open. */
const retainedBuilds = 2;

/** An unfinished build older than this was abandoned. */
const abandonedMs = 3_600_000;

export interface Builds {
  folderOf(name: string): string;
  isFinished(name: string): boolean;
  /** All complete builds, the one last made or started first. */
  finished(): string[];
  /** Runs `work` unless the build is complete. Only one process builds at a time; the others wait. */
  buildOnce(name: string, work: () => Promise<void>, onWait: () => void): Promise<void>;
  /**
   * Records that a process runs from a build until the process ends. False when the build does not exist, or no longer.
   */
  markInUse(name: string, id?: number): boolean;
  /** Removes builds that are not among the newest, not in use and not being built. */
  removeOld(): void;
}

/**
 * The builds in a folder, each named by the hash of its sources. A running site keeps the files it was started with
 * while newer builds appear beside them.
 */
export function createBuilds(root: string, clock: () => Date = () => new Date()): Builds {
  const stampOf = (name: string): string => join(root, name, stamp);
  const all = (): string[] => (existsSync(root) ? readdirSync(root).filter((name) => /^[0-9a-f]{12}$/.test(name)) : []);
  const isFinished = (name: string): boolean => existsSync(stampOf(name));
  /** 0 for a build that another process has just removed. */
  const timeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const finished = (): string[] =>
    all()
      .filter(isFinished)
      .sort((one, other) => timeOf(stampOf(other)) - timeOf(stampOf(one)));
  const isAbandoned = (name: string): boolean =>
    !isFinished(name) && clock().getTime() - timeOf(join(root, name)) > abandonedMs;

  /** A lock, so that no process removes a build between another one finding it and marking it as used. */
  const withLock = <Result>(work: () => Result): Result => whileLocked(join(root, 'holding.lock'), work);

  return {
    folderOf: (name) => join(root, name),
    isFinished,
    finished,
    async buildOnce(name, work, onWait) {
      const lock = takeLock(join(root, 'building.lock'), onWait);
      try {
        if (isFinished(name)) return;
        await work();
        writeFileSync(stampOf(name), '');
      } finally {
        lock.release();
      }
    },
    markInUse: (name, id = process.pid) =>
      withLock(() => {
        if (!isFinished(name)) return false;
        const now = clock();
        utimesSync(stampOf(name), now, now);
        recordUse(join(root, name), id);
        return true;
      }),
    removeOld: () =>
      withLock(() => {
        const old = finished().slice(retainedBuilds);
        const unused = old.filter((name) => !isUsed(join(root, name)));
        for (const name of [...unused, ...all().filter(isAbandoned)]) {
          // First mark it incomplete, in case this process dies before it is removed.
          rmSync(stampOf(name), { force: true });
          rmSync(join(root, name), { recursive: true, force: true });
        }
      }),
  };
}

/** The site’s own builds. `start.mjs` knows this folder and the file `finished` as well. */
export const siteBuilds = createBuilds(join(import.meta.dirname, '../next/.next'));

/** The folder that Next.js builds to and runs from, relative to `site/next/`. */
export const frameworkFolder = (name: string): string => `.next/${name}`;
