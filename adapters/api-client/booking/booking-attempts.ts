import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { AcquireLock } from '#adapters/shared-state/key-lock.ts';
import { type BookingOutcome, uncertainOutcome } from '#schemas/domain/booking/booking-outcome.ts';
import type { AttemptFile, BookingAttempt } from './attempt-file.ts';

/** A slot as a visitor chose it. */
export interface SlotOfVisitor {
  readonly sessionId: string | undefined;
  readonly storeId: string;
  readonly date: string;
  readonly time: string;
}

export interface BookingAttempts {
  /** Absent where no other process sends bookings. */
  readonly acquireLock?: AcquireLock | undefined;
  /** The attempt with a key, unless it was refused. */
  find(key: string): BookingAttempt | undefined;
  /** Whether a booking was sent with this idempotency key and was not refused. */
  wasSent(idempotencyKey: string): boolean;
  /** An attempt of the same guest for the same slot that has booked or may have. */
  findSame(attempt: Pick<BookingAttempt, 'slot' | 'guest'>): BookingAttempt | undefined;
  save(attempt: Omit<BookingAttempt, 'at'>): void;
  /**
   * The outcome of an attempt of this session for the slot that may have booked, or, with the hash of its idempotency
   * key, that has booked.
   */
  findEarlier(slot: SlotOfVisitor, key?: string): BookingOutcome | undefined;
}

interface AttemptsInput {
  /** Absent: attempts are known until the process ends. */
  readonly file?: AttemptFile | undefined;
  /** Shared by all processes with the same file. */
  readonly acquireLock?: AcquireLock | undefined;
  readonly now: () => number;
}

/** Longer than a guest keeps a form open, in milliseconds. */
const lifetimeMs = 24 * 60 * 60 * 1000;
const maxAttempts = 10_000;

export const hashOf = (...parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

export const keyHash = (idempotencyKey: string): string => hashOf('key', idempotencyKey);

export const slotHash = ({ sessionId, storeId, date, time }: SlotOfVisitor): string | undefined =>
  sessionId && hashOf('slot', sessionId, storeId, date, time);

/**
 * What was sent in the last 24 hours, so that no booking is sent twice, even after a restart or by another process with
 * the same file. Without a shared lock, two processes that send within the same milliseconds do not see each other.
 */
export function createBookingAttempts({ file, acquireLock, now }: AttemptsInput): BookingAttempts {
  const attempts = new LRUCache<string, BookingAttempt>({ max: maxAttempts });
  const isAlive = ({ at }: BookingAttempt): boolean => at > now() - lifetimeMs;
  const keep = (attempt: BookingAttempt): void => {
    if (attempt.result === 'refused') attempts.delete(attempt.key);
    else attempts.set(attempt.key, attempt);
  };
  const refresh = (): void => {
    for (const attempt of file?.readNew() ?? []) if (isAlive(attempt)) keep(attempt);
  };
  refresh();
  file?.rewrite([...attempts.values()].toReversed());

  /** The newest attempt for a slot that was not refused. */
  function findBySlot(
    slot: string | undefined,
    isWanted: (attempt: BookingAttempt) => boolean,
  ): BookingAttempt | undefined {
    if (slot === undefined) return undefined;
    refresh();
    for (const attempt of attempts.values())
      if (attempt.slot === slot && isAlive(attempt) && isWanted(attempt)) return attempt;
    return undefined;
  }

  const find = (key: string): BookingAttempt | undefined => {
    refresh();
    const attempt = attempts.get(key);
    return attempt && isAlive(attempt) ? attempt : undefined;
  };
  return {
    acquireLock,
    find,
    wasSent: (idempotencyKey) => find(keyHash(idempotencyKey)) !== undefined,
    findSame: ({ slot, guest }) => findBySlot(slot, (attempt) => attempt.guest === guest),
    save(attempt) {
      const saved = { ...attempt, at: now() };
      keep(saved);
      file?.append(saved);
    },
    findEarlier(slotOfVisitor, key) {
      const slot = slotHash(slotOfVisitor);
      const own = key === undefined || slot === undefined ? undefined : find(key);
      if (own?.slot === slot && own?.result === 'booked')
        return { kind: 'done', reference: own.reference, isEnquiry: own.isEnquiry };
      const uncertain = findBySlot(slot, ({ result }) => result !== 'booked');
      return uncertain && uncertainOutcome(uncertain);
    },
  };
}
