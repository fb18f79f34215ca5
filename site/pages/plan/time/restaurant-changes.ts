import type { z } from 'zod';
import { findFirstDay, lastTableMinutes } from '#schemas/domain/booking/availability/first-day.ts';
import { type HoursOfDay, hoursOn, type Service } from '#schemas/domain/restaurant/hours/hours-on.ts';
import { parseMinutes } from '#schemas/domain/restaurant/hours/parse-minutes.ts';
import { openingStatus } from '#schemas/domain/restaurant/opening-status.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { addDays, type WallClock, wallClock } from '#schemas/domain/restaurant/wall-time.ts';

/** The time-dependent fields of a restaurant. */
export const hoursOfRestaurant = restaurant.pick({ openingTimes: true, overrides: true, timeZone: true });
export type RestaurantHours = z.output<typeof hoursOfRestaurant>;

export interface Window {
  readonly from: Date;
  readonly until: Date;
}

/**
 * What pages show about a restaurant at an instant: its opening status, its collection status, its date, and the first
 * day that can be booked.
 */
export const restaurantFacts =
  (hours: RestaurantHours, collectionCloses: string) =>
  (at: Date): readonly (string | undefined)[] => [
    openingStatus(hours, at)?.text,
    openingStatus(hours, at, 'click-and-collect', collectionCloses)?.text,
    clockOf(hours)?.read(at).date,
    findFirstDay(hours, at),
  ];

/** The instants within a window at which each fact about a restaurant changes for the first time. */
export function restaurantChanges(hours: RestaurantHours, { from, until }: Window, collectionCloses: string): Date[] {
  const factsAt = restaurantFacts(hours, collectionCloses);
  const before = factsAt(from);
  const pending = new Set(before.keys());
  const changes: Date[] = [];
  for (const at of changeInstants(hours, { from, until }, collectionCloses)) {
    const facts = factsAt(at);
    const changed = [...pending].filter((index) => facts[index] !== before[index]);
    for (const index of changed) pending.delete(index);
    if (changed.length > 0) changes.push(at);
    if (pending.size === 0) break;
  }
  return changes;
}

/** The first instant within a window at which a fact about a restaurant may change; undefined where there is none. */
export const firstRestaurantInstant = (
  hours: RestaurantHours,
  window: Window,
  collectionCloses: string,
): Date | undefined => changeInstants(hours, window, collectionCloses).next().value ?? undefined;

/**
 * Every instant within a window at which a fact may change, in order. Computed day by day, because most are never
 * needed.
 */
function* changeInstants(hours: RestaurantHours, { from, until }: Window, collectionCloses: string): Generator<Date> {
  const clock = clockOf(hours);
  if (!clock) return;
  const services: readonly Service[] = ['table', 'click-and-collect'];
  // Yesterday’s late hours may still be running.
  let instants: number[] = [];
  for (let date = addDays(clock.read(from).date, -1); ; date = addDays(date, 1)) {
    const midnight = clock.instantOf({ date, minutes: 0 });
    const reached = instants.filter((instant) => instant < midnight);
    for (const instant of new Set(reached.sort((one, other) => one - other)))
      if (instant > from.getTime() && instant <= until.getTime()) yield new Date(instant);
    if (midnight > until.getTime()) return;
    const later = services.flatMap((service) =>
      instantsOf(hoursOn(hours, date, service, collectionCloses), date, clock),
    );
    instants = [...instants.filter((instant) => instant >= midnight), midnight, ...later];
  }
}

const clockOf = ({ timeZone }: RestaurantHours): WallClock | undefined => wallClock(timeZone) ?? wallClock();

/** Opening, closing, and the time from which no table is available that day. */
function instantsOf(hours: HoursOfDay | undefined, date: string, clock: WallClock): number[] {
  if (!hours?.open) return [];
  const opens = parseMinutes(hours.from);
  const closes = parseMinutes(hours.to) + (hours.to > hours.from ? 0 : minutesOfDay);
  const afterLastTable = Math.max(0, closes - lastTableMinutes + 1);
  // Where the clock change skips the minute, the fact changes at the start of the hour that is skipped.
  return [opens, closes, afterLastTable]
    .flatMap((minutes) => [minutes, minutes - (minutes % 60)])
    .map((minutes) => clock.instantOf({ date, minutes }));
}

const minutesOfDay = 24 * 60;
