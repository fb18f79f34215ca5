import { describeClosure, type RestaurantClosure } from '#blocks/_shared/restaurant/restaurant-closure.ts';
import { restaurantPath } from '#blocks/_shared/restaurant/restaurant-links.ts';
import type { DayLimits } from '#blocks/booking/calendar/day/day-limits.ts';
import type { PageContext } from '#schemas/content/page/page-context.ts';
import { findFirstDay } from '#schemas/domain/booking/availability/first-day.ts';
import { formatAddress } from '#schemas/domain/restaurant/contact-links.ts';
import { earthRadiusMiles, positionOf } from '#schemas/domain/restaurant/distance.ts';
import { hoursOn } from '#schemas/domain/restaurant/hours/hours-on.ts';
import { findNearestRestaurants } from '#schemas/domain/restaurant/nearest-restaurants.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { formatMinutes } from '#schemas/domain/restaurant/time/format-minutes.ts';
import { addDays, readWallTime } from '#schemas/domain/restaurant/wall-time.ts';
import type { JourneyRestaurant, NearbyRestaurant } from './journey-restaurant.ts';

/** The range of the calendar if the API does not state one: the maximum that booking rules allow, in days. */
const maxDaysAhead = 730;

/** The part of a page that a booking depends on. */
type BookingPage = Pick<PageContext, 'now' | 'path' | 'options' | 'booking'>;

/** The number of nearby restaurants to offer, and their maximum distance in miles. */
const nearby = { most: 3, miles: 50, earthRadiusMiles };

/** Returns the restaurants that a booking can switch to, the nearest first. */
export const findNearbyRestaurants = (
  restaurant: Restaurant,
  all: readonly Restaurant[],
  page: BookingPage,
  headingLevel: JourneyRestaurant['headingLevel'],
): readonly NearbyRestaurant[] => {
  const position = positionOf(restaurant);
  const others = all.filter(
    (each) => each.onlineBooking && each.storeId !== restaurant.storeId && !findClosure(each, page.now),
  );
  const nearest = position ? findNearestRestaurants(others, position, nearby) : [];
  return nearest.map((each) => ({
    ...createJourneyRestaurant(each, { ...page, path: `/booking/${each.slug}` }, headingLevel),
    miles: each.distance.milesValue,
  }));
};

/** Returns the closure of a restaurant that is closed for a time. */
export const findClosure = (restaurant: Restaurant, now: Date): RestaurantClosure | undefined =>
  describeClosure(restaurant, readWallTime(restaurant, now).date);

/** Returns why a restaurant is closed on a day; undefined if it is not. */
function findClosedReason(restaurant: Restaurant, day: string): string | undefined {
  const hours = hoursOn(restaurant, day);
  if (hours?.open !== false) return undefined;
  const { reason = '' } = hours;
  if (/^closed\b/i.test(reason)) return reason;
  return reason === '' ? 'Closed' : `Closed, ${reason}`;
}

/** Returns which days can be booked at a restaurant. */
export function getBookingDays(restaurant: Restaurant, now: Date): DayLimits {
  const today = readWallTime(restaurant, now).date;
  const last = addDays(today, restaurant.bookingDaysAhead ?? maxDaysAhead);
  return { today, first: today, last, closed: (day) => findClosedReason(restaurant, day) };
}

/** Returns the facts about a restaurant that its booking journey needs. */
export function createJourneyRestaurant(
  restaurant: Restaurant,
  page: BookingPage,
  headingLevel: JourneyRestaurant['headingLevel'],
): JourneyRestaurant {
  const { now, path, options } = page;
  const { today, last, closed: findReason } = getBookingDays(restaurant, now);
  const closed: Record<string, string> = {};
  for (let day = today; day <= last; day = addDays(day, 1)) {
    const reason = findReason(day);
    if (reason !== undefined) closed[day] = reason;
  }
  const { storeId, title, phone, email, mapUrl, timeZone } = restaurant;
  return {
    storeId,
    title,
    address: formatAddress(restaurant),
    phone,
    email,
    pagePath: restaurantPath(restaurant),
    mapUrl,
    path,
    timeZone,
    today,
    timeOfDay: page.booking && formatMinutes(readWallTime(restaurant, now).minutes),
    firstDay: findFirstDay(restaurant, now),
    closed,
    closure: findClosure(restaurant, now),
    last,
    headingLevel,
    options: options.booking,
  };
}
