import type { SlotOfVisitor } from '#adapters/api-client/booking/booking-attempts.ts';
import type { BookingOptions } from '#schemas/content/page/page-context.ts';
import type { BookingQueries } from '#schemas/domain/booking/availability/booking-facts.ts';
import { isCountInvalid, readChoice, readStep } from '#schemas/domain/booking/booking-choice.ts';
import { bookingCode, notACountMessage } from '#schemas/domain/booking/booking-message.ts';
import type { BookingOutcome } from '#schemas/domain/booking/booking-outcome.ts';
import type { BookingPageState } from '#schemas/domain/booking/booking-page-state.ts';
import { resolveLinkedTable } from '#schemas/domain/booking/journey/resolve-linked-table.ts';
import { resolveOpeningStep } from '#schemas/domain/booking/journey/resolve-opening-step.ts';
import { isRepeatKey, isUnsentResult, resultParameter } from '#schemas/domain/booking/repeat-key.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { type BookingStateInput, deriveBookingState } from './derive-booking-state.ts';
import { findInvalidChoice, findOfferedChoice, findWithdrawnChoice } from './find-offered-choice.ts';

interface BookingStateContext {
  readonly request: Omit<BookingStateInput, 'times'>;
  readonly restaurant: Restaurant | undefined;
  readonly questions: BookingQueries;
  readonly options: BookingOptions;
  readonly findEarlier?: FindEarlierBooking | undefined;
}

/**
 * Finds an attempt of the current visitor for a slot that may have booked. With the id of a result it also finds the
 * booking that was made, when the result itself is no longer in memory.
 */
export type FindEarlierBooking = (
  slot: Omit<SlotOfVisitor, 'sessionId'>,
  resultId: string | undefined,
) => BookingOutcome | undefined | Promise<BookingOutcome | undefined>;

/** The codes of a refusal because something of the choice is not offered, or not to a party of its size. */
const withdrawnCodes: ReadonlySet<number> = new Set([
  bookingCode.unknown,
  bookingCode.tooMany,
  bookingCode.tooManyForOccasion,
  bookingCode.explained,
  bookingCode.menuNotAvailable,
  bookingCode.notAtThisTime,
  bookingCode.notOnThisDate,
]);

/**
 * Loads where a visitor is in the booking journey. Without a step in the address the journey opens where it is
 * configured to. A result that the address names and that is given as a submission was read; any other cannot be shown.
 */
export async function loadBookingState(begin: BookingStateContext): Promise<BookingPageState | undefined> {
  const { request, restaurant, questions, options } = begin;
  const visit = deriveBookingState({ ...request, times: options.times }, restaurant);
  if (!visit) return undefined;
  if (!restaurant) return isCountInvalid(request.query) ? { ...visit, notOffered: notACountMessage } : visit;
  const { now, query, submission } = request;
  if (submission) {
    if (submission.errors) return visit;
    if (submission.outcome) {
      const { outcome } = submission;
      const withdrawn =
        outcome.kind === 'refused' && outcome.code !== undefined && withdrawnCodes.has(outcome.code)
          ? await findWithdrawnChoice({ questions, restaurant, now, query, maxCovers: options.maxCovers }, visit)
          : undefined;
      return withdrawn ? { ...visit, ...withdrawn, outcome: undefined } : visit;
    }
    // Nothing was sent, perhaps because the address chooses what cannot be booked.
    return { ...visit, ...findInvalidChoice({ restaurant, now, query, times: options.times }, visit) };
  }
  const { storeId } = restaurant;
  const opening = { ...visit, ...(await resolveOpening(begin, visit, storeId)) };
  const resultId = request.query[resultParameter]?.[0];
  const earlier = await findEarlierOutcome(opening, storeId, resultId, begin.findEarlier);
  if (earlier.outcome) return { ...opening, ...earlier };
  if (resultId !== undefined)
    return { ...opening, ...earlier, lostResult: isUnsentResult(resultId) ? 'unsent' : 'sent' };
  if (earlier.earlierOutcome) return { ...opening, ...earlier };
  const offered = await findOfferedChoice({ questions, restaurant, now, query }, opening);
  const asksOccasionOnly = opening.asksOccasionOnly && offered.notOffered === undefined;
  return { ...opening, ...offered, asksOccasionOnly };
}

/** The step and choice of an address without a step, which may answer the day and the party, or of a link to a table without an occasion. */
function resolveOpening(
  { request, questions, options }: BookingStateContext,
  { choice }: BookingPageState,
  storeId: string,
) {
  const step = readStep(request.query);
  const input = { questions, storeId, choice, options };
  if (step !== undefined) return step === 'extras' ? resolveLinkedTable(input) : undefined;
  const requested = readChoice(request.query);
  const isPartyKnown = requested.date !== undefined && requested.adults !== undefined;
  const opensAt = options.opensAt === 'party' && isPartyKnown ? 'occasion' : options.opensAt;
  return resolveOpeningStep({ ...input, options: { ...options, opensAt } });
}

async function findEarlierOutcome(
  { idempotencyKey, choice: { date, time } }: BookingPageState,
  storeId: string,
  resultId: string | undefined,
  findEarlier: FindEarlierBooking | undefined,
): Promise<Pick<BookingPageState, 'earlierOutcome' | 'outcome'>> {
  if (date === undefined || time === undefined) return {};
  const earlierOutcome = await findEarlier?.({ storeId, date, time }, resultId);
  if (earlierOutcome?.kind === 'done') return { outcome: earlierOutcome };
  return earlierOutcome && !isRepeatKey(idempotencyKey) ? { earlierOutcome } : {};
}
