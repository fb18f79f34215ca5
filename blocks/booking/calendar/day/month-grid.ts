import { daysAfter, firstOfMonth, isoWeekday, lastOfMonth } from './calendar-day.ts';

/** A week from Monday to Sunday; the places of other months' days are empty. */
export type Week = readonly (string | undefined)[];

/** The weeks of a day's month, from the one that holds its first day. */
export function monthGrid(day: string): readonly Week[] {
  const first = firstOfMonth(day);
  const length = Number(lastOfMonth(day).slice(8));
  const before = isoWeekday(first) - 1;
  const weeks = Math.ceil((before + length) / 7);
  const at = (place: number): string | undefined =>
    place < before || place >= before + length ? undefined : daysAfter(first, place - before);
  return Array.from({ length: weeks }, (_, week) => Array.from({ length: 7 }, (__, place) => at(week * 7 + place)));
}
