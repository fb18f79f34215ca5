import type { BookingRules } from '#schemas/domain/booking/rules/booking-rules.ts';
import { hoursOn } from '#schemas/domain/restaurant/hours-on.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { addDays, wallClock } from '#schemas/domain/restaurant/wall-time.ts';

/** The times of day at which tables are given. */
export interface TimeGrid {
  /** Minutes since midnight before which no table begins. What is past midnight belongs to the evening before. */
  readonly firstMinutes: number;
  /** Minutes between two times. They divide an hour, so that every hour has the same. */
  readonly stepMinutes: number;
}

/** From nine, on the quarters of the hour. */
export const defaultGrid: TimeGrid = { firstMinutes: 9 * 60, stepMinutes: 15 };

const minute = 60_000;
const minutesOfDay = 1440;

/** A time at which a party can sit down. */
export interface TableTime {
  /** The wall day and time in the restaurant's zone: after midnight it is the next day's. */
  readonly date: string;
  readonly time: string;
  /** The day on which the doors opened. Weekdays in rules mean this one. */
  readonly evening: string;
  /** Minutes since the midnight that `evening` began with; 1440 and more are past the next one. */
  readonly minutes: number;
  /** Instants, in milliseconds. */
  readonly startsAt: number;
  readonly closesAt: number;
}

type Hours = Pick<Restaurant, 'openingTimes' | 'overrides' | 'timeZone'>;
type Limits = Pick<BookingRules, 'closedDates' | 'lastTableMinutes'>;

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const timeOf = (minutes: number): string => {
  const ofDay = minutes % minutesOfDay;
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
};

/**
 * The times of a wall day at which tables are given, whether or not they have passed: of the evening before, past
 * midnight, and of the day's own. Times that the clocks skip are left out; of those that come twice, the first counts.
 */
export function tableTimesOn(restaurant: Hours, rules: Limits, date: string, grid = defaultGrid): TableTime[] {
  return (
    [addDays(date, -1), date]
      .flatMap((evening) => timesOfEvening(restaurant, rules, evening, grid))
      .filter((each) => each.date === date)
      // Hours of two evenings may overlap, where a day has hours of its own.
      .filter(({ time }, index, all) => all.findIndex((each) => each.time === time) === index)
  );
}

function timesOfEvening(restaurant: Hours, rules: Limits, evening: string, grid: TimeGrid): TableTime[] {
  const hours = hoursOn(restaurant, evening);
  const clock = wallClock(restaurant.timeZone);
  if (!hours?.open || !clock || rules.closedDates.includes(evening)) return [];
  const opens = minutesOf(hours.from);
  const closes = minutesOf(hours.to) + (hours.to > hours.from ? 0 : minutesOfDay);
  const dayOf = (minutes: number): string => addDays(evening, Math.floor(minutes / minutesOfDay));
  const instantOf = (minutes: number): number =>
    clock.instantOf({ date: dayOf(minutes), minutes: minutes % minutesOfDay });
  const [opensAt, closesAt] = [instantOf(opens), instantOf(closes)];
  // Asking the clock is dear; it need be asked only on the two nights of the year on which it changes.
  const steady = closesAt - opensAt === (closes - opens) * minute;
  const startOf = (minutes: number): number => (steady ? opensAt + (minutes - opens) * minute : instantOf(minutes));
  const exists = (minutes: number): boolean =>
    steady || clock.read(new Date(startOf(minutes))).minutes === minutes % minutesOfDay;
  const times: TableTime[] = [];
  const { firstMinutes, stepMinutes } = grid;
  const first = Math.ceil(Math.max(opens, firstMinutes) / stepMinutes) * stepMinutes;
  for (let minutes = first; minutes < closes; minutes += stepMinutes) {
    const startsAt = startOf(minutes);
    if (!exists(minutes) || startsAt > closesAt - rules.lastTableMinutes * minute) continue;
    times.push({ date: dayOf(minutes), time: timeOf(minutes), evening, minutes, startsAt, closesAt });
  }
  return times;
}

/** Whether a wall day lies between today and the last that can be booked. `now` in milliseconds. */
export function isInReach(
  restaurant: Hours,
  rules: Pick<BookingRules, 'daysAhead'>,
  date: string,
  now: number,
): boolean {
  const today = wallClock(restaurant.timeZone)?.read(new Date(now)).date;
  return today !== undefined && date >= today && date <= addDays(today, rules.daysAhead);
}
