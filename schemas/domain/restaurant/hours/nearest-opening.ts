import { createSpan } from '../opening-status.ts';
import type { Restaurant } from '../restaurant.ts';
import { resolveVisit, type VisitTime } from '../visit-time.ts';
import { getWeekday, type Weekday, wallClock } from '../wall-time.ts';
import { hoursOn } from './hours-on.ts';

/** The restaurants whose hours on a day come nearest to a time at which none is open. */
interface NearestOpening<Each> {
  readonly restaurants: readonly Each[];
  readonly day: Weekday;
  /** The last closing time of the day, or the first opening time if all open later than the chosen time. */
  readonly time: string;
  readonly isBeforeOpening: boolean;
}

/**
 * Finds the restaurants that close last on the day of a chosen time; if that is before all of them open, those that open
 * first. Undefined if no time is chosen, or none opens on that day.
 */
export function findNearestOpening<Each extends Restaurant>(
  restaurants: readonly Each[],
  visit: VisitTime,
  now: Date,
): NearestOpening<Each> | undefined {
  const openings = restaurants.flatMap((restaurant) => {
    const clock = wallClock(restaurant.timeZone);
    const resolved = clock && resolveVisit(visit, clock, now);
    const span = resolved && createSpan(resolved.date, hoursOn(restaurant, resolved.date), clock);
    if (!span || resolved.instant === undefined || span.to <= now.getTime()) return [];
    const afterClosing = resolved.instant - span.to;
    return [{ restaurant, span, afterClosing, beforeOpening: span.from - resolved.instant }];
  });
  const [first] = openings;
  if (!first) return undefined;
  const isBeforeOpening = openings.every(({ beforeOpening }) => beforeOpening > 0);
  const distanceOf = ({ afterClosing, beforeOpening }: (typeof openings)[number]): number =>
    isBeforeOpening ? beforeOpening : afterClosing;
  const possible = openings.filter((opening) => distanceOf(opening) >= 0);
  const least = Math.min(...possible.map(distanceOf));
  const nearest = possible.filter((opening) => distanceOf(opening) === least);
  const { hours, date } = nearest[0]?.span ?? first.span;
  return {
    restaurants: nearest.map(({ restaurant }) => restaurant),
    day: getWeekday(date),
    time: isBeforeOpening ? hours.from : hours.to,
    isBeforeOpening,
  };
}
