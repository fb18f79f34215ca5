import { nameNight } from './hours/name-night.ts';
import { describeTimeOfDay, minutesOf, resolveVisit, timesOfDay, type VisitTime } from './visit-time.ts';
import { addDays, wallClock } from './wall-time.ts';

/** When a table for a visit begins, in minutes from the midnight at which its date begins. */
export interface TimeWindow {
  readonly fromMinutes: number;
  /** Tables begin before. */
  readonly untilMinutes: number;
  /** The time that the visitor has in mind. */
  readonly aroundMinutes: number;
}

export interface VisitWindow {
  /** The date of the tables in the restaurant's time zone; for an hour after midnight the day after the chosen one. */
  readonly date: string;
  /** Whether the date is today's. */
  readonly isToday: boolean;
  /** The name of the night, for an hour after midnight. */
  readonly night?: string | undefined;
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
  const { today } = resolved;
  const { time } = visit;
  const window = time === undefined ? undefined : timeWindow(time);
  const isNight = window !== undefined && window.aroundMinutes >= dayMinutes;
  const date = isNight ? addDays(resolved.date, 1) : resolved.date;
  return {
    date,
    isToday: date === today,
    ...(isNight && { night: nameNight(date) }),
    times: window && time ? { ...(isNight ? toNextDate(window) : window), text: describeTimeOfDay(time) } : undefined,
  };
}

const dayMinutes = 1440;

const toNextDate = ({ fromMinutes, untilMinutes, aroundMinutes }: TimeWindow): TimeWindow => ({
  fromMinutes: fromMinutes - dayMinutes,
  untilMinutes: untilMinutes - dayMinutes,
  aroundMinutes: aroundMinutes - dayMinutes,
});

function timeWindow(time: string): TimeWindow {
  const aroundMinutes = minutesOf(time);
  const named = timesOfDay.find(({ slug }) => slug === time);
  if (named) return { fromMinutes: minutesOf(named.from), untilMinutes: minutesOf(named.until), aroundMinutes };
  return { fromMinutes: aroundMinutes - hourTolerance, untilMinutes: aroundMinutes + hourTolerance + 1, aroundMinutes };
}
