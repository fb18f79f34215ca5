import { daysAfter, firstOfMonth, isoWeekday, lastOfMonth } from './calendar-day.ts';

/** A week from Monday to Sunday. Days of other months are undefined. */
export type Week = readonly (string | undefined)[];

/** Returns the weeks of a day's month. */
export function monthGrid(day: string): readonly Week[] {
  const first = firstOfMonth(day);
  const length = Number(lastOfMonth(day).slice(8));
  const before = isoWeekday(first) - 1;
  const weeks = Math.ceil((before + length) / 7);
  const at = (place: number): string | undefined =>
    place < before || place >= before + length ? undefined : daysAfter(first, place - before);
  return Array.from({ length: weeks }, (_, week) => Array.from({ length: 7 }, (__, place) => at(week * 7 + place)));
}
