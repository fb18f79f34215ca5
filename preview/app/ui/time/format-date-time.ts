import { dayInLondon } from '#schemas/domain/restaurant/time/day-in-london.ts';

/** Formats in the time zone of the restaurants, wherever the editor is. */
function inLondon(style: Intl.DateTimeFormatOptions): (instant: Date | string) => string {
  const format = new Intl.DateTimeFormat('en-GB', { ...style, timeZone: 'Europe/London' });
  return (instant) => format.format(new Date(instant));
}

/** “Thursday, 24 December 2026 at 18:00” */
export const formatFullDateTime = inLondon({ dateStyle: 'full', timeStyle: 'short' });

/** “24 Dec 2026, 18:00” */
export const formatDateTime = inLondon({ dateStyle: 'medium', timeStyle: 'short' });

const dayOfYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** “20 Dec” of a calendar day, with the year if it is not that of today: “3 Jan 2027”. */
export const formatDayNear = (day: string, today: string): string =>
  `${dayOfYear.format(new Date(day))}${day.slice(0, 4) === today.slice(0, 4) ? '' : ` ${day.slice(0, 4)}`}`;

/** “18:00” */
export const formatTime = inLondon({ timeStyle: 'short' });

/** “18:00” of today, “24 Dec 2026, 18:00” of other days. */
export const formatDateTimeNear = (instant: Date, now: Date): string =>
  dayInLondon(instant) === dayInLondon(now) ? formatTime(instant) : formatDateTime(instant);

/** “Fri 27 Nov, 10:00” */
export const formatWeekdayTime = inLondon({
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});
