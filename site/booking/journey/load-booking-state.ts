import type { BookingOptions } from '#schemas/content/page/page-context.ts';
import type { BookingQueries } from '#schemas/domain/booking/availability/booking-facts.ts';
import { readStep } from '#schemas/domain/booking/booking-choice.ts';
import type { BookingPageState } from '#schemas/domain/booking/booking-page-state.ts';
import { resolveOpeningStep } from '#schemas/domain/booking/journey/resolve-opening-step.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { type BookingStateInput, deriveBookingState } from './derive-booking-state.ts';

interface BookingStateContext {
  readonly request: Omit<BookingStateInput, 'times'>;
  readonly restaurant: Restaurant | undefined;
  readonly questions: BookingQueries;
  readonly options: BookingOptions;
}

/**
 * Loads where a visitor is in the booking journey. Without a step in the address the journey opens where it is
 * configured to.
 */
export async function loadBookingState(begin: BookingStateContext): Promise<BookingPageState | undefined> {
  const { request, restaurant, questions, options } = begin;
  const visit = deriveBookingState({ ...request, times: options.times }, restaurant);
  if (!visit || !restaurant || request.submission || readStep(request.query)) return visit;
  const { storeId } = restaurant;
  return { ...visit, ...(await resolveOpeningStep({ questions, storeId, choice: visit.choice, options })) };
}
