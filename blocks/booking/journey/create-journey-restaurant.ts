import { restaurantPath } from '#blocks/_shared/restaurant/restaurant-links.ts';
import type { PageContext } from '#schemas/content/page/page-context.ts';
import { findFirstDay } from '#schemas/domain/booking/availability/first-day.ts';
import { earthRadiusMiles, positionOf } from '#schemas/domain/restaurant/distance.ts';
import { hoursOn } from '#schemas/domain/restaurant/hours-on.ts';
import { findNearestRestaurants } from '#schemas/domain/restaurant/nearest-restaurants.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { addDays, wallClock } from '#schemas/domain/restaurant/wall-time.ts';
import type { JourneyRestaurant, NearbyRestaurant } from './journey-restaurant.ts';

/** The range of the calendar if the API does not state one: the maximum that booking rules allow, in days. */
export const maxDaysAhead = 730;

/** The number of nearby restaurants to offer, and their maximum distance in miles. */
const nearby = { most: 3, miles: 50, earthRadiusMiles };

/** Returns the restaurants that a booking can switch to, the nearest first. */
export const findNearbyRestaurants = (
  restaurant: Restaurant,
  all: readonly Restaurant[],
  page: PageContext,
  headingLevel: JourneyRestaurant['headingLevel'],
): readonly NearbyRestaurant[] => {
  const position = positionOf(restaurant);
  const others = all.filter(({ storeId, onlineBooking }) => onlineBooking && storeId !== restaurant.storeId);
  const nearest = position ? findNearestRestaurants(others, position, nearby) : [];
  return nearest.map((each) => ({
    ...createJourneyRestaurant(each, { ...page, path: `/booking/${each.slug}` }, headingLevel),
    miles: each.distance.milesValue,
  }));
};

/** Returns why a restaurant is closed on a day; undefined if it is not. */
export function findClosure(restaurant: Restaurant, day: string): string | undefined {
  const hours = hoursOn(restaurant, day);
  if (hours?.open !== false) return undefined;
  return hours.reason ? `Closed, ${hours.reason}` : 'Closed';
}

/** Returns the facts about a restaurant that its booking journey needs. */
export function createJourneyRestaurant(
  restaurant: Restaurant,
  page: PageContext,
  headingLevel: JourneyRestaurant['headingLevel'],
): JourneyRestaurant {
  const { now, path, options } = page;
  const { date: today, minutes } = (wallClock(restaurant.timeZone) ?? wallClock())?.read(now) ?? {
    date: now.toISOString().slice(0, 10),
    minutes: 0,
  };
  const daysAhead = restaurant.bookingDaysAhead ?? maxDaysAhead;
  const days = Array.from({ length: daysAhead + 1 }, (_, ahead) => addDays(today, ahead));
  const closed = days.flatMap((day) => {
    const closure = findClosure(restaurant, day);
    return closure === undefined ? [] : [[day, closure] as const];
  });
  const { storeId, title, address, postcode, phone, email, mapUrl } = restaurant;
  return {
    storeId,
    title,
    address: [...address, postcode].filter(Boolean).join(', '),
    phone,
    email,
    pagePath: restaurantPath(restaurant),
    mapUrl,
    path,
    today,
    timeOfDay: page.booking && formatTimeOfDay(minutes),
    firstDay: findFirstDay(restaurant, now),
    closed: Object.fromEntries(closed),
    last: addDays(today, daysAhead),
    headingLevel,
    options: options.booking,
  };
}

const formatTimeOfDay = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
