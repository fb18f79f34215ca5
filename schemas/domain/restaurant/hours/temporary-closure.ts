import type { Restaurant } from '../restaurant.ts';
import { addDays } from '../wall-time.ts';
import { hoursOn } from './hours-on.ts';

/** A period in which a restaurant is closed without a break. */
interface TemporaryClosure {
  /** The editors' reason, such as `Closed for a new kitchen`. */
  readonly reason?: string | undefined;
  /** The first day on which it opens again; absent if no such day is known. */
  readonly reopens?: string | undefined;
}

/** Days without a break from which a restaurant counts as closed for a time, and not for a holiday. */
const leastDays = 8;

/** Days ahead in which the reopening is searched. */
const daysAhead = 730;

/** Returns the closure that a day lies in; undefined if the restaurant opens within a week, or its hours are unknown. */
export function findTemporaryClosure(
  restaurant: Pick<Restaurant, 'openingTimes' | 'overrides'>,
  today: string,
): TemporaryClosure | undefined {
  const hours = hoursOn(restaurant, today);
  if (hours?.open !== false) return undefined;
  const { reason } = hours;
  for (let ahead = 1; ahead <= daysAhead; ahead++) {
    const day = addDays(today, ahead);
    if (hoursOn(restaurant, day)?.open === false) continue;
    return ahead < leastDays ? undefined : { reason, reopens: day };
  }
  return { reason };
}
