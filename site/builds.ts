import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Written last: what has it is whole. Its time says when the build was last made or started. */
const stamp = 'finished';

/** Holds a file for each process that runs from the build, named by its id. */
const uses = 'in-use';

/** Whole builds that are kept, the newest among them: visitors still have pages of the one before open. */
const kept = 2;

/** After so many milliseconds, a build that was never finished never will be. */
const abandonedMs = 3_600_000;

export interface Builds {
  folderOf(name: string): string;
  isFinished(name: string): boolean;
  /** All whole builds, the one that was last made or started first. */
  finished(): string[];
  finish(name: string): void;
  /** Says that this process runs from a build, until it ends. */
  hold(name: string): void;
  /** Removes what nobody needs any more: neither among the newest, nor running, nor still being built. */
  removeOld(): void;
}

/**
 * The builds that lie in a folder, each named by the hash of its sources. A running site keeps the files it was started
 * with, whatever is built beside it.
 */
export function createBuilds(root: string): Builds {
  const inBuild = (name: string, file: string): string => join(root, name, file);
  const all = (): string[] => (existsSync(root) ? readdirSync(root).filter((name) => /^[0-9a-f]{12}$/.test(name)) : []);
  const isFinished = (name: string): boolean => existsSync(inBuild(name, stamp));
  /** 0 for one that another process has just removed. */
  const timeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const finished = (): string[] =>
    all()
      .filter(isFinished)
      .sort((one, other) => timeOf(inBuild(other, stamp)) - timeOf(inBuild(one, stamp)));
  const isHeld = (name: string): boolean =>
    existsSync(inBuild(name, uses)) && readdirSync(inBuild(name, uses)).some((id) => isRunning(Number(id)));
  const isAbandoned = (name: string): boolean =>
    !isFinished(name) && Date.now() - timeOf(join(root, name)) > abandonedMs;

  return {
    folderOf: (name) => join(root, name),
    isFinished,
    finished,
    finish: (name) => writeFileSync(inBuild(name, stamp), ''),
    hold(name) {
      const now = new Date();
      utimesSync(inBuild(name, stamp), now, now);
      mkdirSync(inBuild(name, uses), { recursive: true });
      const use = join(inBuild(name, uses), String(process.pid));
      writeFileSync(use, '');
      process.once('exit', () => rmSync(use, { force: true }));
    },
    removeOld() {
      const old = finished().slice(kept);
      for (const name of [...old.filter((each) => !isHeld(each)), ...all().filter(isAbandoned)])
        rmSync(join(root, name), { recursive: true, force: true });
    },
  };
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

/** The site's own builds. `start.mjs` knows this folder and the stamp as well. */
export const siteBuilds = createBuilds(join(import.meta.dirname, '.next'));

/** Where the framework builds to and runs from, seen from `site/`. */
export const frameworkFolder = (name: string): string => `.next/${name}`;
