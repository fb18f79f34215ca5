/** Weeks begin on Monday. */
export const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });

/** The name of a day's month: December for `2026-12-24`. */
export const monthName = (day: string): string => month.format(new Date(day));
