import type { SlotOfVisitor } from '#adapters/api-client/booking/booking-attempts.ts';
import type { BookingOptions } from '#schemas/content/page/page-context.ts';
import type { BookingQueries } from '#schemas/domain/booking/availability/booking-facts.ts';
import { readStep } from '#schemas/domain/booking/booking-choice.ts';
import type { BookingOutcome } from '#schemas/domain/booking/booking-outcome.ts';
import type { BookingPageState } from '#schemas/domain/booking/booking-page-state.ts';
import { resolveOpeningStep } from '#schemas/domain/booking/journey/resolve-opening-step.ts';
import { isRepeatKey } from '#schemas/domain/booking/repeat-key.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { type BookingStateInput, deriveBookingState } from './derive-booking-state.ts';

interface BookingStateContext {
  readonly request: Omit<BookingStateInput, 'times'>;
  readonly restaurant: Restaurant | undefined;
  readonly questions: BookingQueries;
  readonly options: BookingOptions;
  readonly findUncertain?: FindUncertain | undefined;
}

/** Finds an attempt of the current visitor for a slot that may have booked. */
export type FindUncertain = (
  slot: Omit<SlotOfVisitor, 'sessionId'>,
) => BookingOutcome | undefined | Promise<BookingOutcome | undefined>;

/**
 * Loads where a visitor is in the booking journey. Without a step in the address the journey opens where it is
 * configured to.
 */
export async function loadBookingState(begin: BookingStateContext): Promise<BookingPageState | undefined> {
  const { request, restaurant, questions, options } = begin;
  const visit = deriveBookingState({ ...request, times: options.times }, restaurant);
  if (!visit || !restaurant || request.submission) return visit;
  const { storeId } = restaurant;
  const opening = readStep(request.query)
    ? visit
    : { ...visit, ...(await resolveOpeningStep({ questions, storeId, choice: visit.choice, options })) };
  return { ...opening, ...(await findEarlierOutcome(opening, storeId, begin.findUncertain)) };
}

async function findEarlierOutcome(
  { idempotencyKey, choice: { date, time } }: BookingPageState,
  storeId: string,
  findUncertain: FindUncertain | undefined,
): Promise<Pick<BookingPageState, 'earlierOutcome'>> {
  if (date === undefined || time === undefined || isRepeatKey(idempotencyKey)) return {};
  const earlierOutcome = await findUncertain?.({ storeId, date, time });
  return earlierOutcome ? { earlierOutcome } : {};
}
