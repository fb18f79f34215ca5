import { type OpeningStatus, openingStatus } from '#schemas/domain/restaurant/opening-status.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { addDays, readWallTime } from '#schemas/domain/restaurant/wall-time.ts';
import { describeClosure, type RestaurantClosure } from './restaurant-closure.ts';

/** Whether a restaurant is open now and when it opens or closes, also after a closure of weeks. `undefined` if it is unknown. */
export function currentStatus(restaurant: Restaurant, now: Date): OpeningStatus | undefined {
  const status = openingStatus(restaurant, now);
  const closure = status?.open ? undefined : currentClosure(restaurant, now);
  return closure ? { open: false, text: closure.label } : status;
}

/** The closure for a time that a restaurant is in, also on the evening before its first day. */
export function currentClosure(restaurant: Restaurant, now: Date): RestaurantClosure | undefined {
  const { date } = readWallTime(restaurant, now);
  const isOver = openingStatus(restaurant, now)?.text === 'Closed';
  return describeClosure(restaurant, date) ?? (isOver ? describeClosure(restaurant, addDays(date, 1)) : undefined);
}

/** Whether no day can be booked: a restaurant does not open again, or later than bookings are taken for. */
export function isClosedForBookings(restaurant: Restaurant, now: Date): boolean {
  const closure = currentClosure(restaurant, now);
  if (!closure) return false;
  const { reopens } = closure;
  const { bookingDaysAhead } = restaurant;
  const lastDay =
    bookingDaysAhead === undefined ? undefined : addDays(readWallTime(restaurant, now).date, bookingDaysAhead);
  return reopens === undefined || (lastDay !== undefined && reopens > lastDay);
}
