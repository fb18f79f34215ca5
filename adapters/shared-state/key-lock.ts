import type { Clock } from '#adapters/clock.ts';
import type { TemporaryValues, ValuesInput } from './shared-state.ts';

/**
 * Waits until no other copy holds the lock of a key. Resolves to the function that releases it, or to undefined if the
 * lock was not released in time.
 */
export type AcquireLock = (key: string) => Promise<(() => Promise<void>) | undefined>;

/** The time between two attempts, and the time after which waiting ends, in milliseconds. */
const pauseMs = 100;
const maxWaitMs = 45_000;

/** The lock of a copy that has crashed ends after this time. */
const leaseMs = 5000;

/** How often the holder renews its lease: often enough that a slow database does not end it. */
const renewalMs = 1000;

interface KeyLockInput {
  readonly values: Pick<TemporaryValues, 'claim' | 'save' | 'remove'>;
  readonly clock: Pick<Clock, 'sleep' | 'every'>;
}

/** The locks under which bookings are sent. */
export const bookingLockLimits: ValuesInput = { name: 'booking-locks', maxBytes: 1_000_000, ttlMs: leaseMs };

/** Locks that all copies share whose values are shared. A lock is renewed until it is released. */
export const createKeyLock =
  ({ values, clock }: KeyLockInput): AcquireLock =>
  async (key) => {
    for (let waitedMs = 0; waitedMs <= maxWaitMs; waitedMs += pauseMs) {
      if (await values.claim(key)) return hold(key, { values, clock });
      await clock.sleep(pauseMs);
    }
    return undefined;
  };

function hold(key: string, { values, clock }: KeyLockInput): () => Promise<void> {
  let renewal: Promise<void> | undefined;
  const stop = clock.every(renewalMs, () => {
    // A renewal that the database answers late is not followed by others.
    renewal ??= values.save(key, Buffer.alloc(0)).finally(() => {
      renewal = undefined;
    });
    return renewal;
  });
  return async () => {
    stop();
    // Otherwise the renewal could store the lock again.
    await renewal;
    await values.remove(key);
  };
}
