import type { BookingRules } from '#schemas/domain/booking/rules/booking-rules.ts';
import { hoursOn } from '#schemas/domain/restaurant/hours/hours-on.ts';
import { parseMinutes } from '#schemas/domain/restaurant/hours/parse-minutes.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { formatMinutes } from '#schemas/domain/restaurant/time/format-minutes.ts';
import { addDays, wallClock } from '#schemas/domain/restaurant/wall-time.ts';

/** Times of day at which tables are offered. */
export interface TimeGrid {
  /** Minutes since midnight of the first table. Times after midnight belong to the service day before. */
  readonly firstMinutes: number;
  /** Minutes between two times. Divides an hour, so that every hour has the same times. */
  readonly stepMinutes: number;
}

/** From nine, every quarter of an hour. */
export const defaultGrid: TimeGrid = { firstMinutes: 9 * 60, stepMinutes: 15 };

const minute = 60_000;
const minutesOfDay = 1440;

/** A time at which a party can be seated. */
export interface TableTime {
  /** Local date and time of the restaurant; after midnight the date is the next day's. */
  readonly date: string;
  readonly time: string;
  /** The date on which the restaurant opened. Weekdays in rules refer to it. */
  readonly serviceDate: string;
  /** Minutes since midnight of `serviceDate`; 1440 and more are after the next midnight. */
  readonly minutes: number;
  /** In milliseconds since 1970. */
  readonly startsAt: number;
  readonly closesAt: number;
}

type Hours = Pick<Restaurant, 'openingTimes' | 'overrides' | 'timeZone'>;
type ServiceLimits = Pick<BookingRules, 'closedDates' | 'lastTableMinutes'>;

const formatTime = (minutes: number): string => formatMinutes(minutes % minutesOfDay);

/**
 * Table times of a local date, including past ones: those after midnight of the previous service day, and the day's
 * own. Times that a clock change skips are left out; of a repeated time only the first counts.
 */
export function listTableTimes(restaurant: Hours, rules: ServiceLimits, date: string, grid = defaultGrid): TableTime[] {
  return (
    [addDays(date, -1), date]
      .flatMap((serviceDate) => listServiceTimes(restaurant, rules, serviceDate, grid))
      .filter((each) => each.date === date)
      // Two service days can overlap where a day has special hours.
      .filter(({ time }, index, all) => all.findIndex((each) => each.time === time) === index)
  );
}

function listServiceTimes(restaurant: Hours, rules: ServiceLimits, serviceDate: string, grid: TimeGrid): TableTime[] {
  const hours = hoursOn(restaurant, serviceDate);
  const clock = wallClock(restaurant.timeZone);
  if (!hours?.open || !clock || rules.closedDates.includes(serviceDate)) return [];
  const opens = parseMinutes(hours.from);
  const closes = parseMinutes(hours.to) + (hours.to > hours.from ? 0 : minutesOfDay);
  const toDate = (minutes: number): string => addDays(serviceDate, Math.floor(minutes / minutesOfDay));
  const toInstant = (minutes: number): number =>
    clock.instantOf({ date: toDate(minutes), minutes: minutes % minutesOfDay });
  const [opensAt, closesAt] = [toInstant(opens), toInstant(closes)];
  // Computing local times is slow and needed only for the two nights a year with a clock change.
  const hasNoClockChange = closesAt - opensAt === (closes - opens) * minute;
  const getStart = (minutes: number): number =>
    hasNoClockChange ? opensAt + (minutes - opens) * minute : toInstant(minutes);
  const exists = (minutes: number): boolean =>
    hasNoClockChange || clock.read(new Date(getStart(minutes))).minutes === minutes % minutesOfDay;
  const times: TableTime[] = [];
  const { firstMinutes, stepMinutes } = grid;
  const first = Math.ceil(Math.max(opens, firstMinutes) / stepMinutes) * stepMinutes;
  for (let minutes = first; minutes < closes; minutes += stepMinutes) {
    const startsAt = getStart(minutes);
    if (!exists(minutes) || startsAt > closesAt - rules.lastTableMinutes * minute) continue;
    times.push({ date: toDate(minutes), time: formatTime(minutes), serviceDate, minutes, startsAt, closesAt });
  }
  return times;
}

/** Whether a local date is between today and the last day that can be booked. `now` in milliseconds. */
export function isWithinBookingWindow(
  restaurant: Hours,
  rules: Pick<BookingRules, 'daysAhead'>,
  date: string,
  now: number,
): boolean {
  const today = wallClock(restaurant.timeZone)?.read(new Date(now)).date;
  return today !== undefined && date >= today && date <= addDays(today, rules.daysAhead);
}
