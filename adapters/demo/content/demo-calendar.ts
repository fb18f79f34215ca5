import { addDays, getWeekday, weekdays } from '#schemas/domain/restaurant/wall-time.ts';

/** The days that the demo chain's content refers to, relative to the week in which it is seeded. Format: `2026-11-16`. */
export interface DemoCalendar {
  /** The Monday of that week. */
  readonly monday: string;
  /** The day that is `days` after that Monday, or before it if negative. */
  day(days: number): string;
  /** The last day of the month that is `months` after that Monday's month. */
  monthEnd(months: number): string;
  /** The year of the next Christmas, or of one that has just passed. */
  readonly christmas: number;
}

/** Content changes each week and not each day, so that most restarts write nothing. */
export function createDemoCalendar(today: string): DemoCalendar {
  const monday = addDays(today, -weekdays.indexOf(getWeekday(today)));
  const [year, month] = [Number(monday.slice(0, 4)), Number(monday.slice(5, 7))];
  return {
    monday,
    day: (days) => addDays(monday, days),
    // Day 0 of a month is the last day of the month before.
    monthEnd: (months) => new Date(Date.UTC(year, month + months, 0)).toISOString().slice(0, 10),
    christmas: year,
  };
}
