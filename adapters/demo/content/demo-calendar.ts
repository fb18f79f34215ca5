import { addDays, getWeekday, weekdays } from '#schemas/domain/restaurant/wall-time.ts';

/** The days that the demo chain's content names, counted from the week in which it is seeded. Days are `2026-11-16`. */
export interface DemoCalendar {
  /** The Monday of that week. */
  readonly monday: string;
  /** The day so many days after that Monday; before it where `days` is negative. */
  day(days: number): string;
  /** The last day of the month so many months after that Monday's. */
  monthEnd(months: number): string;
  /** The year whose Christmas comes next, or has just been. */
  readonly christmas: number;
}

/** Content changes with the week and not with the day, so that a restart seldom writes anything. */
export function createDemoCalendar(today: string): DemoCalendar {
  const monday = addDays(today, -weekdays.indexOf(getWeekday(today)));
  const [year, month] = [Number(monday.slice(0, 4)), Number(monday.slice(5, 7))];
  return {
    monday,
    day: (days) => addDays(monday, days),
    // Day 0 of a month is the last of the one before it.
    monthEnd: (months) => new Date(Date.UTC(year, month + months, 0)).toISOString().slice(0, 10),
    christmas: year,
  };
}
