import { LRUCache } from 'lru-cache';
import { keyHash } from '#adapters/api-client/booking/booking-attempts.ts';
import type { ProcessedBooking } from './process-booking.ts';

/** The result of a posted booking, and the form, for the page that shows it. */
export interface BookingResult {
  readonly processed: ProcessedBooking;
  readonly form: URLSearchParams;
  /** The address to which the form was posted. */
  readonly action: string;
}

export interface BookingResults {
  /** Saves the result for this session and returns its id: one for each idempotency key, so that the newest counts. */
  save(sessionId: string, idempotencyKey: string, result: BookingResult): string;
  find(sessionId: string | undefined, id: string | undefined): BookingResult | undefined;
}

/** Results hold personal data. They are in memory only, for as long as a guest may go back to them or reload. */
const limits = { max: 5000, ttl: 3_600_000 };

/** The results of bookings that were posted without script, to show them at an address of their own. */
export function createBookingResults(): BookingResults {
  const results = new LRUCache<string, BookingResult>(limits);
  const keyOf = (sessionId: string, id: string): string => `${sessionId} ${id}`;
  return {
    save(sessionId, idempotencyKey, result) {
      const id = keyHash(idempotencyKey);
      results.set(keyOf(sessionId, id), result);
      return id;
    },
    find: (sessionId, id) =>
      sessionId === undefined || id === undefined ? undefined : results.get(keyOf(sessionId, id)),
  };
}
