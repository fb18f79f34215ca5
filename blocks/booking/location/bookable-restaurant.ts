import { restaurantPath } from '#blocks/_shared/restaurant/restaurant-links.ts';
import { findClosure } from '#blocks/booking/journey/create-journey-restaurant.ts';
import type { JourneyRestaurant, NearbyRestaurant } from '#blocks/booking/journey/journey-restaurant.ts';
import { groupRestaurantsByCity } from '#schemas/domain/restaurant/group-restaurants.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';

/** The path of the calls for the restaurants that a booking can start at. */
export const bookableRestaurantsPath = '/api/booking/restaurants';

/** A restaurant in the location step. */
export interface BookableRestaurant {
  readonly storeId: string;
  readonly title: string;
  readonly city: string;
  readonly postcode?: string | undefined;
  readonly phone?: string | undefined;
  /** The path of the restaurant's page. */
  readonly pagePath: string;
  /** Who takes its bookings: this site, another site, or nobody online. */
  readonly takenBy: 'site' | 'other-site' | 'nobody';
  /** `Closed until 3 March 2027`, where it is closed for a time. */
  readonly closedLabel?: string | undefined;
}

/** What the location step shows and asks. */
export interface LocationFacts {
  readonly restaurants: readonly BookableRestaurant[];
  /** The first and the last day that can be chosen before the restaurant is known. */
  readonly today: string;
  readonly last: string;
  readonly maxCovers: number;
  readonly defaultCovers: number;
}

/** The reply to `?near=`: the restaurants nearest to a place, the nearest first. */
export interface NearbyLocations {
  /** The name of the place; absent if none is called so. */
  readonly place?: string | undefined;
  readonly restaurants: readonly { readonly storeId: string; readonly miles: number }[];
}

/** What a booking at one restaurant needs. */
export interface JourneyStart {
  readonly restaurant: JourneyRestaurant;
  readonly nearby: readonly NearbyRestaurant[];
}

/** Returns the restaurants of the location step, by name. */
export const listBookableRestaurants = (restaurants: readonly Restaurant[], now: Date): readonly BookableRestaurant[] =>
  groupRestaurantsByCity(restaurants)
    .flatMap(({ name: city, restaurants: members }) => members.map((each) => describe(each, city, now)))
    .sort((one, other) => one.title.localeCompare(other.title, 'en-GB'));

const describe = (restaurant: Restaurant, city: string, now: Date): BookableRestaurant => ({
  storeId: restaurant.storeId,
  title: restaurant.title,
  city,
  postcode: restaurant.postcode,
  phone: restaurant.phone,
  pagePath: restaurantPath(restaurant),
  takenBy: restaurant.onlineBooking ? 'site' : restaurant.bookATableWidgetId === undefined ? 'nobody' : 'other-site',
  closedLabel: findClosure(restaurant, now)?.label,
});
