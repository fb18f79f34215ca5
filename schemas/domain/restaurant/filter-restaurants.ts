import { openingStatus } from './opening-status.ts';
import type { Restaurant } from './restaurant.ts';

/** What a visitor wants of a restaurant. Each wish narrows the result; none leaves it as it is. */
export interface RestaurantFilters {
  readonly open: boolean;
  readonly collect: boolean;
  /** Names of amenities’ icons, all of which it must have. */
  readonly amenities: readonly string[];
}

/** The restaurants that meet every wish, in the order they came. One whose hours are not known does not count as open. */
export const filterRestaurants = <Each extends Restaurant>(
  restaurants: readonly Each[],
  { open, collect, amenities }: RestaurantFilters,
  now: Date,
): readonly Each[] =>
  restaurants.filter(
    (restaurant) =>
      (!open || openingStatus(restaurant, now)?.open === true) &&
      (!collect || restaurant.clickCollect !== undefined) &&
      amenities.every((wanted) => restaurant.amenities.some(({ icon }) => icon === wanted)),
  );
