import { formatMinutes } from '#schemas/domain/restaurant/time/format-minutes.ts';
import { wallClock } from '#schemas/domain/restaurant/wall-time.ts';

const clock = wallClock();
/** For fields: if years may have six digits, typing the hour after a year extends the year. */
export const latestLocalTime = '9999-12-31T23:59';

/**
 * A year that is being typed: `0020` on the way to `2026`. `wallClock` handles years from 1970; UTC is good enough for
 * these.
 */
const isIncompleteYear = (localTime: string): boolean => localTime < '1970';

/** An instant as local time in London, in the format of `datetime-local` inputs: `2026-12-24T18:00`. */
export function toLocalTime(at: Date): string {
  const asUtc = at.toISOString().slice(0, 16);
  if (!clock || isIncompleteYear(asUtc)) return asUtc;
  const { date, minutes } = clock.read(at);
  return `${date}T${formatMinutes(minutes)}`;
}

/**
 * The instant of a local time in London: the first of two when clocks go back, or after the gap when they go forward.
 */
export function fromLocalTime(localTime: string): Date {
  if (!clock || isIncompleteYear(localTime)) return new Date(`${localTime}Z`);
  const [date = '', time = ''] = localTime.split('T');
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(clock.instantOf({ date, minutes: hours * 60 + minutes }));
}
