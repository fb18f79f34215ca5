import { formatDay } from '#blocks/_shared/format/format-day.ts';
import { isoWeekday } from './calendar-day.ts';

/** Weeks begin on Monday. */
export const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

/** `2026-12-24` is Thursday 24 December 2026. */
export const formatDayWithWeekday = (day: string): string => `${weekdayNames[isoWeekday(day) - 1]} ${formatDay(day)}`;

/** The name of a day's month: December for `2026-12-24`. */
export const monthName = (day: string): string => month.format(new Date(day));
