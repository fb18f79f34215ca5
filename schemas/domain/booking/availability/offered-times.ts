import { parseMinutes } from '#schemas/domain/restaurant/hours/parse-minutes.ts';
import { formatMinutes } from '#schemas/domain/restaurant/time/format-minutes.ts';
/** The times of day at which tables can be booked. */
export interface TimesOfDay {
  /** `09:00`, the earliest time of a booking. */
  readonly first: string;
  /** Minutes between two times; a divisor of 60. */
  readonly stepMinutes: number;
}

/** A table before this time is in the night that began on the day before its date. */
export const nightEndTime = '05:00';

/** Whether a time of a date is in the night that began on the day before. */
export const isAfterMidnight = (time: string): boolean => time < nightEndTime;

/** Whether tables can be booked at a time such as `19:30`. */
export const isOfferedTime = (time: string, { first, stepMinutes }: TimesOfDay): boolean =>
  parseMinutes(time) % stepMinutes === 0 && (time >= first || isAfterMidnight(time));

/** Rounds a time to the nearest bookable time; ties round up, but never past midnight. */
export function roundTime(time: string, { stepMinutes }: Pick<TimesOfDay, 'stepMinutes'>): string {
  const nearest = Math.floor(parseMinutes(time) / stepMinutes + 0.5) * stepMinutes;
  const minutes = Math.min(nearest, 1440 - stepMinutes);
  return formatMinutes(minutes);
}

/** Minutes between two times of one date. */
export const minutesBetween = (one: string, other: string): number => Math.abs(parseMinutes(one) - parseMinutes(other));

/** Whether two times of one date are both in the night that began on the day before, or both on the day itself. */
export const isSameSideOfNight = (one: string, other: string): boolean =>
  isAfterMidnight(one) === isAfterMidnight(other);

/** When a table may begin, in minutes since the midnight at which its date begins, and the time that the party has in mind. */
interface WantedTimes {
  readonly fromMinutes: number;
  readonly untilMinutes: number;
  readonly aroundMinutes: number;
}

interface NextTimesOptions {
  readonly count: number;
  /** Minutes since midnight; only later times are returned. */
  readonly afterMinutes?: number | undefined;
  readonly wanted?: WantedTimes | undefined;
}

/**
 * The first `count` times of a date that are offered, the earliest first. With `wanted`, those within it that are nearest
 * to the time in mind. Times after midnight are returned only where they are wanted, and then alone.
 */
export function nextTimes(
  times: readonly string[],
  offered: TimesOfDay,
  { count, afterMinutes = -1, wanted }: NextTimesOptions,
): readonly string[] {
  const isNight = wanted !== undefined && wanted.aroundMinutes < parseMinutes(nightEndTime);
  const possible = [...new Set(times)]
    .filter((time) => isOfferedTime(time, offered) && isAfterMidnight(time) === isNight)
    .filter((time) => parseMinutes(time) > afterMinutes)
    .sort();
  if (!wanted) return possible.slice(0, count);
  const { fromMinutes, untilMinutes, aroundMinutes } = wanted;
  const distance = (time: string): number => Math.abs(parseMinutes(time) - aroundMinutes);
  return possible
    .filter((time) => parseMinutes(time) >= fromMinutes && parseMinutes(time) < untilMinutes)
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, count)
    .sort();
}
