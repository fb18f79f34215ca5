import { z } from 'zod';
import { keyHash } from '#adapters/api-client/booking/booking-attempts.ts';
import type { TemporaryValues } from '#adapters/shared-state/shared-state.ts';
import { keepsIdempotencyKey } from '#schemas/domain/booking/booking-outcome.ts';
import { createUnsentResultId, repeatParameter, savedResultId } from '#schemas/domain/booking/repeat-key.ts';
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
  save(sessionId: string, idempotencyKey: string, result: BookingResult): Promise<string>;
  find(sessionId: string | undefined, resultId: string | undefined): Promise<BookingResult | undefined>;
  /** The result of a table that this session has booked at an address of the last step. */
  findMade(sessionId: string | undefined, address: string): Promise<BookingResult | undefined>;
}

/** Results hold personal data. They are stored for as long as a guest may go back to them or reload. */
export const bookingResultLimits = { name: 'booking-results', maxBytes: 20_000_000, ttlMs: 3_600_000 } as const;

const savedResult = z.object({
  processed: z.custom<ProcessedBooking>((value) => typeof value === 'object'),
  form: z.string(),
  action: z.string(),
});

/** The results of bookings that were posted without script, to show them at an address of their own. */
export function createBookingResults(values: TemporaryValues): BookingResults {
  const keyOf = (sessionId: string, id: string): string => `${sessionId} ${id}`;
  async function read(sessionId: string | undefined, id: string | undefined): Promise<BookingResult | undefined> {
    const value = sessionId && id ? await values.find(keyOf(sessionId, id)) : undefined;
    if (!value) return undefined;
    const { form, ...result } = savedResult.parse(JSON.parse(value.toString()));
    return { ...result, form: new URLSearchParams(form) };
  }
  return {
    async save(sessionId, idempotencyKey, { processed, form, action }) {
      const id = keyHash(idempotencyKey);
      const text = JSON.stringify({ processed, form: form.toString(), action });
      await values.save(keyOf(sessionId, id), Buffer.from(text));
      const outcome = processed.submission?.outcome;
      const table = outcome?.kind === 'done' ? tableAt(action) : undefined;
      if (table) await values.save(keyOf(sessionId, table), Buffer.from(text));
      return outcome && keepsIdempotencyKey(outcome) ? id : createUnsentResultId(id);
    },
    find: (sessionId, resultId) => read(sessionId, resultId && savedResultId(resultId)),
    findMade: (sessionId, address) => read(sessionId, tableAt(address)),
  };
}

/** Identifies the table of an address of the last step; undefined for others, and where another table is wanted. */
function tableAt(address: string): string | undefined {
  const { pathname, searchParams } = new URL(address, 'http://site');
  const [date, time] = [searchParams.get('date'), searchParams.get('time')];
  if (searchParams.get('step') !== 'details' || !date || !time || searchParams.has(repeatParameter)) return undefined;
  return keyHash(`table ${pathname} ${date} ${time}`);
}
