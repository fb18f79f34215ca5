const withYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
const ofWeek = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** Formats a calendar day: `2026-12-24` is 24 December 2026. */
export const formatDay = (date: string): string => withYear.format(new Date(date));

/** Formats a calendar day of the near future: `2026-12-24` is Thu 24 Dec. */
export const formatShortDay = (date: string): string => short.format(new Date(date)).replace(',', '');

/** Formats a calendar day of the near future: `2026-11-29` is Sunday 29 November. */
export const formatDayOfWeek = (date: string): string => ofWeek.format(new Date(date)).replace(',', '');
