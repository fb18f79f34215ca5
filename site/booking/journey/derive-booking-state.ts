import { randomUUID } from 'node:crypto';
import type { PageContext } from '#schemas/content/page/page-context.ts';
import { findFirstDay } from '#schemas/domain/booking/availability/first-day.ts';
import { roundTime, type TimesOfDay } from '#schemas/domain/booking/availability/offered-times.ts';
import { readChoice, readStep } from '#schemas/domain/booking/booking-choice.ts';
import { keepsIdempotencyKey } from '#schemas/domain/booking/booking-outcome.ts';
import type { BookingPageState } from '#schemas/domain/booking/booking-page-state.ts';
import { createRepeatKey, repeatParameter } from '#schemas/domain/booking/repeat-key.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { wallClock } from '#schemas/domain/restaurant/wall-time.ts';
import type { Route } from '#site/routing/match-route.ts';
import { chooseId } from './resolve-chosen-journey.ts';

/** The result of a booking form that was posted to a journey’s address. */
export type BookingSubmission = Pick<BookingPageState, 'idempotencyKey' | 'typed' | 'errors' | 'outcome'>;

/** Whether an address shows a booking journey. Such pages are personal and are never cached for others. */
export const isBookingJourney = (route: Route): boolean =>
  (route.kind === 'booking' && route.id !== undefined) ||
  ((route.kind === 'restaurant' || route.kind === 'place') && route.view === 'book-now');

export interface BookingStateInput {
  readonly route: Route;
  readonly query: PageContext['query'];
  readonly now: Date;
  readonly times: TimesOfDay;
  readonly submission?: BookingSubmission | undefined;
  readonly earlierBookings?: BookingPageState['earlierBookings'];
}

/**
 * The state of the booking journey at an address. Undefined where there is no journey, or the restaurant takes no
 * online bookings.
 */
export function deriveBookingState(
  { route, query, now, times, submission, earlierBookings = [] }: BookingStateInput,
  restaurant: Restaurant | undefined,
): BookingPageState | undefined {
  const isChoosingRestaurant = route.kind === 'booking' && route.id === chooseId;
  if (!isBookingJourney(route) || !(isChoosingRestaurant || restaurant?.onlineBooking)) return undefined;
  const requestedChoice = readChoice(query);
  const firstBookableDay = restaurant ? findFirstDay(restaurant, now) : wallClock()?.read(now).date;
  const time = requestedChoice.time && roundTime(requestedChoice.time, times);
  const choice = { ...requestedChoice, date: requestedChoice.date ?? firstBookableDay, time };
  const isTaken = submission?.outcome?.kind === 'taken';
  return {
    step: isTaken ? 'time' : (readStep(query) ?? 'party'),
    choice,
    ...submission,
    ...(earlierBookings.length > 0 && { earlierBookings }),
    idempotencyKey:
      submission && (!submission.outcome || keepsIdempotencyKey(submission.outcome))
        ? submission.idempotencyKey
        : query[repeatParameter]
          ? createRepeatKey(randomUUID())
          : randomUUID(),
  };
}
