import { type Weekday, weekdays } from './restaurant.ts';

/** A day of the calendar and a time of day, as a clock on the wall of a place shows them. */
export interface WallTime {
  /** `2026-11-21` */
  readonly date: string;
  /** Minutes since midnight. */
  readonly minutes: number;
}

const minute = 60_000;
const day = 86_400_000;

/** Shows instants as the clocks of one time zone do. Throws RangeError for a zone that does not exist. */
function createWallConverter(timeZone: string): (instant: number) => number {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  });
  return (instant) => {
    const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
    const part = (name: Intl.DateTimeFormatPartTypes): number => parts.get(name) ?? 0;
    return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  };
}

/** Zones are few, and a formatter costs more than all that it formats. What does not exist is remembered as such. */
const wallConverters = new Map<string, ((instant: number) => number) | undefined>();

function getWallConverter(timeZone: string): ((instant: number) => number) | undefined {
  if (!wallConverters.has(timeZone)) {
    if (wallConverters.size > 100) wallConverters.clear();
    wallConverters.set(timeZone, tryCreateWallConverter(timeZone));
  }
  return wallConverters.get(timeZone);
}

function tryCreateWallConverter(timeZone: string) {
  try {
    return createWallConverter(timeZone);
  } catch {
    return undefined;
  }
}

/** The clocks of a place, whatever the zone of the machine. */
export interface WallClock {
  read(instant: Date): WallTime;
  /**
   * The instant of a wall time, in milliseconds. A time that comes twice, when clocks go back, is its first;
   * one that never comes, when they go forward, is as long after the change as it would have been.
   */
  instantOf(wall: WallTime): number;
}

/** The clock of a time zone; `undefined` for a zone that does not exist. */
export function wallClock(timeZone = 'Europe/London'): WallClock | undefined {
  const wall = getWallConverter(timeZone);
  return (
    wall && {
      read(instant) {
        const shown = wall(Math.floor(instant.getTime() / minute) * minute);
        return { date: new Date(shown).toISOString().slice(0, 10), minutes: (shown % day) / minute };
      },
      instantOf({ date, minutes }) {
        const wanted = Date.parse(date) + minutes * minute;
        const before = wanted - (wall(wanted - day) - (wanted - day));
        const after = wanted - (wall(wanted + day) - (wanted + day));
        const exact = [Math.min(before, after), Math.max(before, after)].find((instant) => wall(instant) === wanted);
        return exact ?? before;
      },
    }
  );
}

/** The calendar day `days` after `date`. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);

/** The weekday of a calendar day. */
export const weekdayOf = (date: string): Weekday => weekdays[(new Date(date).getUTCDay() + 6) % 7] ?? 'monday';
