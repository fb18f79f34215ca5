import { existsSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isUsed, noteUse } from './build-uses.ts';
import { takeLock, whileLocked } from './process-lock.ts';

/** Written last: what has it is whole. Its time says when the build was last made or started. */
const stamp = 'finished';

/** Whole builds that are kept, the newest among them: visitors still have pages of the one before open. */
const kept = 2;

/** After so many milliseconds, a build that was never finished never will be. */
const abandonedMs = 3_600_000;

export interface Builds {
  folderOf(name: string): string;
  isFinished(name: string): boolean;
  /** All whole builds, the one that was last made or started first. */
  finished(): string[];
  /** Has a build made unless it is whole: by one process at a time, for which the others wait. */
  make(name: string, work: () => Promise<void>, onWait: () => void): Promise<void>;
  /** Says that a process runs from a build, until it ends. False when the build is not there, or not any more. */
  hold(name: string, id?: number): boolean;
  /** Removes what nobody needs any more: neither among the newest, nor running, nor still being built. */
  removeOld(): void;
}

/**
 * The builds that lie in a folder, each named by the hash of its sources. A running site keeps the files it was started
 * with, whatever is built beside it.
 */
export function createBuilds(root: string, clock: () => Date = () => new Date()): Builds {
  const stampOf = (name: string): string => join(root, name, stamp);
  const all = (): string[] => (existsSync(root) ? readdirSync(root).filter((name) => /^[0-9a-f]{12}$/.test(name)) : []);
  const isFinished = (name: string): boolean => existsSync(stampOf(name));
  /** 0 for one that another process has just removed. */
  const timeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const finished = (): string[] =>
    all()
      .filter(isFinished)
      .sort((one, other) => timeOf(stampOf(other)) - timeOf(stampOf(one)));
  const isAbandoned = (name: string): boolean =>
    !isFinished(name) && clock().getTime() - timeOf(join(root, name)) > abandonedMs;

  /** Nobody may take a build away between another's finding it there and holding it. */
  const alone = <Result>(work: () => Result): Result => whileLocked(join(root, 'holding.lock'), work);

  return {
    folderOf: (name) => join(root, name),
    isFinished,
    finished,
    async make(name, work, onWait) {
      const lock = takeLock(join(root, 'building.lock'), onWait);
      try {
        if (isFinished(name)) return;
        await work();
        writeFileSync(stampOf(name), '');
      } finally {
        lock.release();
      }
    },
    hold: (name, id = process.pid) =>
      alone(() => {
        if (!isFinished(name)) return false;
        const now = clock();
        utimesSync(stampOf(name), now, now);
        noteUse(join(root, name), id);
        return true;
      }),
    removeOld: () =>
      alone(() => {
        const old = finished().slice(kept);
        const unused = old.filter((name) => !isUsed(join(root, name)));
        for (const name of [...unused, ...all().filter(isAbandoned)]) {
          // First of all it is whole no more, should this process die meanwhile.
          rmSync(stampOf(name), { force: true });
          rmSync(join(root, name), { recursive: true, force: true });
        }
      }),
  };
}

/** The site's own builds. `start.mjs` knows this folder and the stamp as well. */
export const siteBuilds = createBuilds(join(import.meta.dirname, '../next/.next'));

/** Where the framework builds to and runs from, seen from `site/next/`. */
export const frameworkFolder = (name: string): string => `.next/${name}`;
