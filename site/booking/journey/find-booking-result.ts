import { keyHash } from '#adapters/api-client/booking/booking-attempts.ts';
import { bookedBeforeOutcome } from '#schemas/domain/booking/booking-outcome.ts';
import { resultParameter } from '#schemas/domain/booking/repeat-key.ts';
import type { BookingResult, BookingResults } from './booking-results.ts';
import type { ProcessedBooking } from './process-booking.ts';

interface ResultAddress {
  readonly path: string;
  readonly search: string;
  readonly query: Readonly<Record<string, readonly string[]>>;
}

/**
 * The result that a page of the journey shows: the one that its address names, or that its table was booked by this
 * session a moment ago. The browser’s Back leads to such an address, with an empty form that would book a second table.
 */
export async function findBookingResult(
  results: Pick<BookingResults, 'find' | 'findMade'>,
  sessionId: string | undefined,
  { path, search, query }: ResultAddress,
): Promise<BookingResult | undefined> {
  const resultId = query[resultParameter]?.[0];
  if (resultId !== undefined) return results.find(sessionId, resultId);
  const made = await results.findMade(sessionId, path + search);
  return made && { ...made, processed: explainMade(made.processed, false) };
}

/**
 * A posted booking whose key has booked before in this session. It was not sent again, so the guest reads what was booked
 * and where to change it, instead of an uncertain outcome.
 */
export async function explainRepeated(
  results: Pick<BookingResults, 'find'>,
  sessionId: string | undefined,
  processed: ProcessedBooking,
): Promise<ProcessedBooking> {
  const { submission } = processed;
  if (submission?.outcome?.kind !== 'uncertain') return processed;
  const earlier = await results.find(sessionId, keyHash(submission.idempotencyKey));
  const outcome = earlier?.processed.submission?.outcome;
  if (outcome?.kind !== 'done' && !(outcome?.kind === 'uncertain' && outcome.isMade)) return processed;
  return explainMade({ ...processed, submission: { ...submission, outcome } }, true);
}

function explainMade(processed: ProcessedBooking, wasChanged: boolean): ProcessedBooking {
  const outcome = processed.submission?.outcome;
  if (!processed.submission || (outcome?.kind !== 'done' && outcome?.kind !== 'uncertain')) return processed;
  const { reference, isEnquiry, manageKey } = outcome;
  const explained = bookedBeforeOutcome({ reference, isEnquiry, manageKey }, { wasChanged });
  return { ...processed, submission: { ...processed.submission, outcome: explained } };
}
