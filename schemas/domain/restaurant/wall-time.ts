export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

/** A local date and time of day, as a clock in a place shows them. */
export interface WallTime {
  /** `2026-11-21` */
  readonly date: string;
  /** Minutes since midnight of the date; 1440 and more are on a later day. */
  readonly minutes: number;
}

const minute = 60_000;
const quarter = 15 * minute;
const day = 86_400_000;

/** The most quarter hours whose offsets are cached per zone: about a month. */
const maxCachedOffsets = 3000;

/**
 * Creates a function that converts an instant to local time, as UTC milliseconds. Throws RangeError for an unknown zone.
 * Offsets are cached, because formatting an instant is slow. Clocks change at quarter hours only.
 */
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
  const offsetAt = (instant: number): number => {
    const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
    const part = (name: Intl.DateTimeFormatPartTypes): number => parts.get(name) ?? 0;
    return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute')) - instant;
  };
  const offsets = new Map<number, number>();
  return (instant) => {
    const start = Math.floor(instant / quarter) * quarter;
    let offset = offsets.get(start);
    if (offset === undefined) {
      if (offsets.size >= maxCachedOffsets) offsets.clear();
      offset = offsetAt(start);
      offsets.set(start, offset);
    }
    return instant + offset;
  };
}

/** Cached by zone, because creating a formatter is expensive. Unknown zones are cached as undefined. */
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

/** The clock of a time zone, independent of the machine's own zone. */
export interface WallClock {
  read(instant: Date): WallTime;
  /**
   * The instant of a local time, in milliseconds. A time that occurs twice when clocks go back is the first of the two;
   * a time that is skipped when clocks go forward is moved forward by the length of the gap.
   */
  instantOf(wall: WallTime): number;
}

/** The clock of a time zone; `undefined` for an unknown zone. */
export function wallClock(timeZone = 'Europe/London'): WallClock | undefined {
  const wall = getWallConverter(timeZone);
  return (
    wall && {
      read(instant) {
        const local = wall(Math.floor(instant.getTime() / minute) * minute);
        return { date: new Date(local).toISOString().slice(0, 10), minutes: (local % day) / minute };
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
export const getWeekday = (date: string): Weekday => weekdays[(new Date(date).getUTCDay() + 6) % 7] ?? 'monday';

/** The local time of a restaurant; that of the default zone if its own is unknown. */
export const readWallTime = ({ timeZone }: { readonly timeZone?: string | undefined }, now: Date): WallTime =>
  (wallClock(timeZone) ?? wallClock())?.read(now) ?? { date: now.toISOString().slice(0, 10), minutes: 0 };
