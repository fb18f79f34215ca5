import { describeTimeOfDay, minutesOf, resolveVisit, timesOfDay, type VisitTime } from './visit-time.ts';
import { wallClock } from './wall-time.ts';

/** When a table for a visit begins. Minutes count from the midnight before the evening; those at night are over 1440. */
export interface TimeWindow {
  readonly fromMinutes: number;
  /** Tables begin before. */
  readonly untilMinutes: number;
  /** The time that the visitor has in mind. */
  readonly aroundMinutes: number;
}

export interface VisitWindow {
  /** The date of the visit in the restaurant's time zone. */
  readonly date: string;
  /** Whether the date is today's. */
  readonly isToday: boolean;
  /** Absent if any time of the day will do. */
  readonly times?: (TimeWindow & { readonly text: string }) | undefined;
}

/** Tables begin at most as long before or after a chosen hour. */
const hourTolerance = 60;

/** The day and the times of a visit, in a restaurant's time zone; `undefined` for an unknown zone. */
export function visitWindow(visit: VisitTime, now: Date, timeZone: string | undefined): VisitWindow | undefined {
  const clock = wallClock(timeZone);
  const resolved = clock && resolveVisit(visit, clock, now);
  if (!resolved) return undefined;
  const { date, today } = resolved;
  const { time } = visit;
  return {
    date,
    isToday: date === today,
    times: time ? { ...timeWindow(time), text: describeTimeOfDay(time) } : undefined,
  };
}

function timeWindow(time: string): TimeWindow {
  const aroundMinutes = minutesOf(time);
  const named = timesOfDay.find(({ slug }) => slug === time);
  if (named) return { fromMinutes: minutesOf(named.from), untilMinutes: minutesOf(named.until), aroundMinutes };
  return { fromMinutes: aroundMinutes - hourTolerance, untilMinutes: aroundMinutes + hourTolerance + 1, aroundMinutes };
}
