import { addMonths } from 'date-fns/addMonths';
import { getDaysInMonth } from 'date-fns/getDaysInMonth';
import { getISODay } from 'date-fns/getISODay';
import { padTwo } from '#schemas/domain/restaurant/time/format-minutes.ts';
import { addDays } from '#schemas/domain/restaurant/wall-time.ts';

/*
 * Calendar days, as `2026-12-24`, without time and zone. date-fns calculates in the machine's time zone, so a day is
 * represented by its noon there: no clock change skips noon, whereas in some zones a day of a clock change begins at
 * one o'clock.
 */
const noonOf = (day: string): Date => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
};

const dayOf = (noon: Date): string => [noon.getFullYear(), noon.getMonth() + 1, noon.getDate()].map(padTwo).join('-');

/** The same day of another month, or that month's last day if it is shorter. */
export const monthsAfter = (day: string, months: number): string => dayOf(addMonths(noonOf(day), months));

/** 1 is Monday, 7 is Sunday. */
export const isoWeekday = (day: string): number => getISODay(noonOf(day));

/** The month of a day: `2026-12`. */
export const monthOf = (day: string): string => day.slice(0, 7);

export const firstOfMonth = (day: string): string => `${monthOf(day)}-01`;

export const lastOfMonth = (day: string): string => `${monthOf(day)}-${getDaysInMonth(noonOf(day))}`;

/** A week from Monday to Sunday. Days of other months are undefined. */
export type Week = readonly (string | undefined)[];

/** Returns the weeks of a day's month. */
export function monthGrid(day: string): readonly Week[] {
  const first = firstOfMonth(day);
  const length = Number(lastOfMonth(day).slice(8));
  const leadingDays = isoWeekday(first) - 1;
  const weeks = Math.ceil((leadingDays + length) / 7);
  const dayAt = (index: number): string | undefined =>
    index < leadingDays || index >= leadingDays + length ? undefined : addDays(first, index - leadingDays);
  return Array.from({ length: weeks }, (_, week) => Array.from({ length: 7 }, (__, index) => dayAt(week * 7 + index)));
}
