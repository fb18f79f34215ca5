import { createSpan } from '../opening-status.ts';
import type { Restaurant } from '../restaurant.ts';
import { addDays, type WallTime, wallClock } from '../wall-time.ts';
import { hoursOn } from './hours-on.ts';

/** Minutes from a local time until the restaurant closes; undefined if it is not known to be open then. */
export function minutesUntilClosing(
  restaurant: Pick<Restaurant, 'openingTimes' | 'overrides' | 'timeZone'>,
  start: WallTime,
): number | undefined {
  const clock = wallClock(restaurant.timeZone);
  if (!clock) return undefined;
  const instant = clock.instantOf(start);
  // Hours of the evening before may last until after midnight.
  const span = [start.date, addDays(start.date, -1)]
    .map((date) => createSpan(date, hoursOn(restaurant, date), clock))
    .find((each) => each && each.from <= instant && instant < each.to);
  return span && (span.to - instant) / 60_000;
}
