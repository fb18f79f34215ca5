import { formatDay } from '#blocks/_shared/format/format-day.ts';
import { isoWeekday } from './calendar-day.ts';

/** Weeks begin on Monday. */
export const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

export const weekdayName = (day: string): string => weekdayNames[isoWeekday(day) - 1] ?? '';

/** `2026-12-24` is Thursday 24 December 2026. */
export const formatDayWithWeekday = (day: string): string => `${weekdayName(day)} ${formatDay(day)}`;

/** The name of a day's month: December for `2026-12-24`. */
export const monthName = (day: string): string => monthNames[Number(day.slice(5, 7)) - 1] ?? '';
