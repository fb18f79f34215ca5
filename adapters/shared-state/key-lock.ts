import type { TemporaryValues, ValuesInput } from './shared-state.ts';

/**
 * Waits until no other copy holds the lock of a key. Resolves to the function that releases it, or to undefined if the
 * lock was not released in time.
 */
export type AcquireLock = (key: string) => Promise<(() => Promise<void>) | undefined>;

/** The time between two attempts, and the time after which waiting ends, in milliseconds. */
const pauseMs = 100;
const maxWaitMs = 45_000;

interface KeyLockInput {
  /** Its lifetime must exceed what is done under a lock: the lock of a copy that has crashed ends with it. */
  readonly values: Pick<TemporaryValues, 'claim' | 'remove'>;
  readonly sleep: (ms: number) => Promise<void>;
}

/** The locks under which bookings are sent. A call takes less than two minutes. */
export const bookingLockLimits: ValuesInput = { name: 'booking-locks', maxBytes: 1_000_000, ttlMs: 120_000 };

/** Locks that all copies share whose values are shared. */
export const createKeyLock =
  ({ values, sleep }: KeyLockInput): AcquireLock =>
  async (key) => {
    for (let waitedMs = 0; waitedMs <= maxWaitMs; waitedMs += pauseMs) {
      if (await values.claim(key)) return () => values.remove(key);
      await sleep(pauseMs);
    }
    return undefined;
  };
