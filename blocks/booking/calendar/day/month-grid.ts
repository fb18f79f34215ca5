import { addDays } from '#schemas/domain/restaurant/wall-time.ts';
import { firstOfMonth, isoWeekday, lastOfMonth } from './calendar-day.ts';

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
