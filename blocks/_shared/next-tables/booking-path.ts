import { formatChoiceQuery } from '#schemas/domain/booking/booking-choice.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import type { VisitTime } from '#schemas/domain/restaurant/visit-time.ts';
import { visitWindow } from '#schemas/domain/restaurant/visit-window.ts';
import { restaurantPath } from '../restaurant/restaurant-links.ts';

/** The page of a restaurant's booking, with the day that the visitor has chosen. */
export function bookingPath(restaurant: Restaurant, visit: VisitTime | undefined, now: Date): string {
  const date = visit && visitWindow(visit, now, restaurant.timeZone)?.date;
  const path = `${restaurantPath(restaurant)}/book-now`;
  return date === undefined ? path : `${path}${formatChoiceQuery('party', { date })}`;
}
