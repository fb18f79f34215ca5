import type { CityGroup } from '#schemas/domain/restaurant/group-restaurants.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';

/** A city and its restaurants in the shown part of the list. */
export interface ShownGroup extends CityGroup {
  /** The number of restaurants in the city, shown or not. */
  readonly count: number;
}

/** The restaurants in the order of the list: cities with several come first. */
export const orderAsListed = (groups: readonly CityGroup[]): readonly Restaurant[] => [
  ...groups.flatMap(({ restaurants }) => (restaurants.length > 1 ? restaurants : [])),
  ...groups.flatMap(({ restaurants }) => (restaurants.length > 1 ? [] : restaurants)),
];

/** The groups with shown restaurants, without the others. */
export function selectGroups(groups: readonly CityGroup[], shown: readonly Restaurant[]): readonly ShownGroup[] {
  const selected = new Set(shown);
  return groups
    .map((group) => ({
      ...group,
      restaurants: group.restaurants.filter((each) => selected.has(each)),
      count: group.restaurants.length,
    }))
    .filter(({ restaurants }) => restaurants.length > 0);
}
