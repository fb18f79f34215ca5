import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface ProcessLock {
  release(): void;
}

const longestWaitMs = 1_800_000;

/** Two processes that try at the same instant both fail. Within this time one of them succeeds. */
const tieMs = 200;

/**
 * Takes the lock that the file represents, and waits while another process has it; `onWait` is called first. It is a
 * SQLite lock, because the system releases it when a process dies. A plain lock file could be stale, and two processes
 * could both take it over.
 */
export function takeLock(file: string, onWait: () => void = () => undefined): ProcessLock {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  const tryLockFor = (milliseconds: number): void =>
    database.exec(`PRAGMA busy_timeout=${milliseconds}; BEGIN EXCLUSIVE`);
  try {
    tryLockFor(tieMs);
  } catch {
    onWait();
    tryLockFor(longestWaitMs);
  }
  return { release: () => database.close() };
}

/** Runs short work that no two processes may do at once. */
export function whileLocked<Result>(file: string, work: () => Result): Result {
  const lock = takeLock(file);
  try {
    return work();
  } finally {
    lock.release();
  }
}
