import { parseMinutes } from '#schemas/domain/restaurant/hours/parse-minutes.ts';
/** The times of day at which tables can be booked. */
export interface TimesOfDay {
  /** `09:00`, the earliest time of a booking. */
  readonly first: string;
  /** Minutes between two times; a divisor of 60. */
  readonly stepMinutes: number;
}

/** A booking before this time belongs to the evening before. */
export const nightEndTime = '05:00';

const padTwo = (count: number): string => String(count).padStart(2, '0');

/** Whether tables can be booked at a time such as `19:30`. */
export const isOfferedTime = (time: string, { first, stepMinutes }: TimesOfDay): boolean =>
  parseMinutes(time) % stepMinutes === 0 && (time >= first || time < nightEndTime);

/** Rounds a time to the nearest bookable time; ties round up, but never past midnight. */
export function roundTime(time: string, { stepMinutes }: Pick<TimesOfDay, 'stepMinutes'>): string {
  const nearest = Math.floor(parseMinutes(time) / stepMinutes + 0.5) * stepMinutes;
  const minutes = Math.min(nearest, 1440 - stepMinutes);
  return `${padTwo(Math.floor(minutes / 60))}:${padTwo(minutes % 60)}`;
}

/** Minutes since the midnight before an evening, so that the hours after midnight come last. */
const toEveningMinutes = (time: string): number => parseMinutes(time) + (time < nightEndTime ? 1440 : 0);

/** Minutes between two times of one evening. */
export const minutesBetween = (one: string, other: string): number =>
  Math.abs(toEveningMinutes(one) - toEveningMinutes(other));

/** When a table may begin, in minutes since the midnight before the evening, and the time that the party has in mind. */
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
 * The first `count` of an evening's times that are offered, the earliest first. With `wanted`, those within it that are
 * nearest to the time in mind.
 */
export function nextTimes(
  times: readonly string[],
  offered: TimesOfDay,
  { count, afterMinutes = -1, wanted }: NextTimesOptions,
): readonly string[] {
  const possible = [...new Set(times)]
    .filter((time) => isOfferedTime(time, offered) && toEveningMinutes(time) > afterMinutes)
    .sort(byTimeOfEvening);
  if (!wanted) return possible.slice(0, count);
  const { fromMinutes, untilMinutes, aroundMinutes } = wanted;
  const distance = (time: string): number => Math.abs(toEveningMinutes(time) - aroundMinutes);
  return possible
    .filter((time) => toEveningMinutes(time) >= fromMinutes && toEveningMinutes(time) < untilMinutes)
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, count)
    .sort(byTimeOfEvening);
}

/** Orders the times of one evening. */
export const byTimeOfEvening = (one: string, other: string): number => toEveningMinutes(one) - toEveningMinutes(other);
