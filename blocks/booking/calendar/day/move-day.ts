import { addDays } from '#schemas/domain/restaurant/wall-time.ts';
import { firstOfMonth, isoWeekday, lastOfMonth, monthsAfter } from './calendar-day.ts';

/** The first and the last day that a calendar shows. */
export interface CalendarRange {
  readonly from: string;
  readonly to: string;
}

/** Rounds to whole months, so that days that cannot be picked are shown with their reason. */
export const createCalendarRange = (first: string, last: string): CalendarRange => ({
  from: firstOfMonth(first),
  to: lastOfMonth(last),
});

/** Returns the nearest day that the calendar shows. */
export const clampToRange = (day: string, { from, to }: CalendarRange): string =>
  day < from ? from : day > to ? to : day;

const moves: Readonly<Record<string, (day: string, shift: boolean) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, 1 - isoWeekday(day)),
  End: (day) => addDays(day, 7 - isoWeekday(day)),
  PageUp: (day, shift) => monthsAfter(day, shift ? -12 : -1),
  PageDown: (day, shift) => monthsAfter(day, shift ? 12 : 1),
};

/**
 * Returns the day that a key moves to, within the calendar's range; undefined for a key that does not move. Source:
 * ARIA Authoring Practices, date picker dialog.
 */
export function moveDay(day: string, key: string, shift: boolean, range: CalendarRange): string | undefined {
  const move = Object.hasOwn(moves, key) ? moves[key] : undefined;
  return move && clampToRange(move(day, shift), range);
}
