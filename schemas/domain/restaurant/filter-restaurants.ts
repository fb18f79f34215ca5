import { findTemporaryClosure } from './hours/temporary-closure.ts';
import { openingStatus } from './opening-status.ts';
import type { Restaurant } from './restaurant.ts';
import { openingAt, type VisitTime } from './visit-time.ts';
import { readWallTime } from './wall-time.ts';

/** The selected filters of a restaurant search. */
export interface RestaurantFilters {
  readonly open: boolean;
  /** Absent for any time. */
  readonly visit?: VisitTime | undefined;
  readonly collect: boolean;
  /** Icon names of amenities; a restaurant must have all of them. */
  readonly amenities: readonly string[];
}

/** The restaurants that match all filters, in their order. A restaurant with unknown hours does not count as open. */
export const filterRestaurants = <Each extends Restaurant>(
  restaurants: readonly Each[],
  { open, visit, collect, amenities }: RestaurantFilters,
  now: Date,
): readonly Each[] =>
  restaurants.filter(
    (restaurant) =>
      (!open || openingStatus(restaurant, now)?.open === true) &&
      (!visit || openingAt(restaurant, visit, now)?.open === true) &&
      (!collect || takesCollections(restaurant, now)) &&
      amenities.every((required) => restaurant.amenities.some(({ icon }) => icon === required)),
  );

/** A restaurant that is closed for a time prepares nothing to take away. */
const takesCollections = (restaurant: Restaurant, now: Date): boolean =>
  restaurant.clickCollect !== undefined && !findTemporaryClosure(restaurant, readWallTime(restaurant, now).date);
