import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface ProcessLock {
  release(): void;
}

const longestWaitMs = 1_800_000;

/** Two that try at the same instant both fail. Within so many milliseconds, one of them has it. */
const tieMs = 200;

/**
 * Waits until no other process has the lock that the file stands for, and takes it. `onWait` is called when there is one.
 * A database's lock, because the system takes it back from a process that dies; a file that only says who has it would
 * have to be judged stale, by two at once.
 */
export function takeLock(file: string, onWait: () => void = () => undefined): ProcessLock {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  const tryFor = (milliseconds: number): void => database.exec(`PRAGMA busy_timeout=${milliseconds}; BEGIN EXCLUSIVE`);
  try {
    tryFor(tieMs);
  } catch {
    onWait();
    tryFor(longestWaitMs);
  }
  return { release: () => database.close() };
}

/** Does something short that no two processes may do at once. */
export function whileLocked<Result>(file: string, work: () => Result): Result {
  const lock = takeLock(file);
  try {
    return work();
  } finally {
    lock.release();
  }
}
