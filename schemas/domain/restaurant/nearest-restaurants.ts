import { milesBetween, type Point } from './distance.ts';
import type { Restaurant } from './restaurant.ts';

/** A restaurant with its miles from a place that was looked for. */
export type NearRestaurant = Restaurant & { readonly distance: { readonly milesValue: number } };

export interface Reach {
  /** Most restaurants in a result. */
  readonly most: number;
  /** Miles from which on a restaurant is too far to be a result. */
  readonly miles: number;
  readonly earthRadiusMiles: number;
}

/** The restaurants nearest to a point, the nearest first, each with its miles; those of equal distance by name. */
export function nearestRestaurants(
  restaurants: readonly Restaurant[],
  point: Point,
  { most, miles, earthRadiusMiles }: Reach,
): readonly NearRestaurant[] {
  return restaurants
    .map((restaurant) => ({
      ...restaurant,
      distance: { milesValue: milesBetween(point, restaurant, earthRadiusMiles) },
    }))
    .filter(({ distance }) => distance.milesValue < miles)
    .sort(
      (one, other) =>
        one.distance.milesValue - other.distance.milesValue || one.title.localeCompare(other.title, 'en-GB'),
    )
    .slice(0, most);
}

/** Miles as they are read: “0.4 miles”, “1 mile”, “12 miles”. */
export function milesText(miles: number): string {
  const shown = miles < 10 ? Math.round(miles * 10) / 10 : Math.round(miles);
  return shown === 1 ? '1 mile' : `${shown} miles`;
}
