const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** `2026-12-24` is Thursday 24 December 2026. */
export const formatDayWithWeekday = (date: string): string => format.format(Date.parse(date)).replace(',', '');
