import type { PageContext } from '#renderer/block.ts';
import { firstDay } from '#schemas/domain/booking/availability/first-day.ts';
import { earthRadiusMiles } from '#schemas/domain/restaurant/distance.ts';
import { hoursOn } from '#schemas/domain/restaurant/hours-on.ts';
import { nearestRestaurants } from '#schemas/domain/restaurant/nearest-restaurants.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { addDays, wallClock } from '#schemas/domain/restaurant/wall-time.ts';
import type { JourneyRestaurant, NearbyRestaurant } from './journey-restaurant.ts';

/** How many days ahead the calendar goes where the API does not say: the most that booking rules allow. */
const longestDaysAhead = 730;

/** How many restaurants nearby are offered where there is no table, and how far they may be, in miles. */
const nearby = { most: 3, miles: 50, earthRadiusMiles };

/** The restaurants to which a journey can move, the nearest first. */
export const nearbyRestaurantsOf = (
  restaurant: Restaurant,
  all: readonly Restaurant[],
  page: PageContext,
  headingLevel: JourneyRestaurant['headingLevel'],
): readonly NearbyRestaurant[] =>
  nearestRestaurants(
    all.filter(({ storeId, onlineBooking }) => onlineBooking && storeId !== restaurant.storeId),
    restaurant,
    nearby,
  ).map((each) => ({
    ...journeyRestaurantOf(each, { ...page, path: `/booking/${each.slug}` }, headingLevel),
    miles: each.distance.milesValue,
  }));

/** What the journey on a page knows of its restaurant. */
export function journeyRestaurantOf(
  restaurant: Restaurant,
  page: PageContext,
  headingLevel: JourneyRestaurant['headingLevel'],
): JourneyRestaurant {
  const { now, path, options } = page;
  const today = (wallClock(restaurant.timeZone) ?? wallClock())?.read(now).date ?? now.toISOString().slice(0, 10);
  const daysAhead = restaurant.bookingDaysAhead ?? longestDaysAhead;
  const days = Array.from({ length: daysAhead + 1 }, (_, ahead) => addDays(today, ahead));
  const closed = days.flatMap((day) => {
    const hours = hoursOn(restaurant, day);
    return hours?.open === false ? [[day, hours.reason ? `Closed, ${hours.reason}` : 'Closed'] as const] : [];
  });
  const { storeId, title, address, postcode, phone, mapUrl } = restaurant;
  return {
    storeId,
    title,
    address: [...address, postcode].filter(Boolean).join(', '),
    phone,
    mapUrl,
    path,
    today,
    firstDay: firstDay(restaurant, now),
    closed: Object.fromEntries(closed),
    last: addDays(today, daysAhead),
    headingLevel,
    options: options.booking,
  };
}
