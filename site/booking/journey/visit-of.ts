import { randomUUID } from 'node:crypto';
import type { PageContext } from '#renderer/block.ts';
import { firstDay } from '#schemas/domain/booking/availability/first-day.ts';
import { roundTime, type TimesOfDay } from '#schemas/domain/booking/availability/offered-times.ts';
import { readChoice, readStep } from '#schemas/domain/booking/booking-choice.ts';
import { keepsIntent } from '#schemas/domain/booking/booking-outcome.ts';
import type { BookingVisit } from '#schemas/domain/booking/booking-visit.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { wallClock } from '#schemas/domain/restaurant/wall-time.ts';
import type { Route } from '#site/routing/match-route.ts';
import { chooseId } from './chosen-journey.ts';

/** What came of a form that was sent to the address of a journey. */
export type SentBooking = Pick<BookingVisit, 'idempotencyKey' | 'typed' | 'errors' | 'outcome'>;

/** Whether a journey of booking stands at an address. It is somebody's own, and is never kept for another. */
export const isJourney = (route: Route): boolean =>
  (route.kind === 'booking' && route.id !== undefined) || (route.kind === 'restaurant' && route.view === 'book-now');

export interface VisitInput {
  readonly route: Route;
  readonly query: PageContext['query'];
  readonly now: Date;
  readonly times: TimesOfDay;
  readonly sent?: SentBooking | undefined;
}

/** Where a visitor is in the journey; undefined where none stands, or the restaurant takes no bookings here. */
export function visitOf(
  { route, query, now, times, sent }: VisitInput,
  restaurant: Restaurant | undefined,
): BookingVisit | undefined {
  const chooses = route.kind === 'booking' && route.id === chooseId;
  if (!isJourney(route) || !(chooses || restaurant?.onlineBooking)) return undefined;
  const asked = readChoice(query);
  const first = restaurant ? firstDay(restaurant, now) : wallClock()?.read(now).date;
  const time = asked.time && roundTime(asked.time, times);
  const choice = { ...asked, date: asked.date ?? first, time };
  const taken = sent?.outcome?.kind === 'taken';
  return {
    step: taken ? 'time' : (readStep(query) ?? 'party'),
    choice,
    ...sent,
    idempotencyKey: sent && (!sent.outcome || keepsIntent(sent.outcome)) ? sent.idempotencyKey : randomUUID(),
  };
}
