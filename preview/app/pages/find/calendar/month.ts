import { addDays, getWeekday, weekdays } from '#schemas/domain/restaurant/wall-time.ts';

/** A month as `2026-12`. */
export type Month = string;

export const monthOf = (date: string): Month => date.slice(0, 7);

/** The month `count` months after another one. */
export function addMonths(month: Month, count: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** The days of a month in weeks from Monday to Sunday, with the days around it that fill the first and last week. */
export function weeksOf(month: Month): readonly (readonly string[])[] {
  const first = `${month}-01`;
  const start = addDays(first, -weekdays.indexOf(getWeekday(first)));
  const next = `${addMonths(month, 1)}-01`;
  const weeks: string[][] = [];
  for (let day = start; day < next; day = addDays(day, 7))
    weeks.push(Array.from({ length: 7 }, (_, at) => addDays(day, at)));
  return weeks;
}

/** Whether a text in an address is a month. */
export const isMonth = (text: string | null): text is Month => text !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

const utc = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  return (date: string): string => format.format(Date.parse(date));
};

/** “December 2026” */
export const formatMonth = utc({ month: 'long', year: 'numeric' });

/** “Fri 4 Dec” */
export const formatShortDay = (date: string): string =>
  utc({ weekday: 'short', day: 'numeric', month: 'short' })(date).replace(',', '');

/** “1 Dec” */
export const formatDayOfMonth = utc({ day: 'numeric', month: 'short' });

/** “Thursday, 24 December 2026” */
export const formatDay = utc({ dateStyle: 'full' });
