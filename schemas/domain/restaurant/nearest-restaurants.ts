import { milesBetween, type Point, positionOf } from './distance.ts';
import type { Restaurant } from './restaurant.ts';

/** A restaurant with its distance from the place of a search. */
export type NearRestaurant = Restaurant & { readonly distance: { readonly milesValue: number } };

export interface NearestOptions {
  /** Maximum number of restaurants. */
  readonly most: number;
  /** Distance in miles from which a restaurant is left out. */
  readonly miles: number;
  readonly earthRadiusMiles: number;
}

/** The restaurants nearest to a point with their distances, the nearest first; equal distances are sorted by name. Leaves out those whose position is not known. */
export function findNearestRestaurants(
  restaurants: readonly Restaurant[],
  point: Point,
  { most, miles, earthRadiusMiles }: NearestOptions,
): readonly NearRestaurant[] {
  return restaurants
    .flatMap((restaurant) => {
      const position = positionOf(restaurant);
      return position
        ? [{ ...restaurant, distance: { milesValue: milesBetween(point, position, earthRadiusMiles) } }]
        : [];
    })
    .filter(({ distance }) => distance.milesValue < miles)
    .sort(
      (one, other) =>
        one.distance.milesValue - other.distance.milesValue || one.title.localeCompare(other.title, 'en-GB'),
    )
    .slice(0, most);
}

/** Formats a distance: “less than 0.1 miles”, “0.4 miles”, “1 mile”, “12 miles”. */
export function formatMiles(miles: number): string {
  if (miles < 0.05) return 'less than 0.1 miles';
  const rounded = miles < 10 ? Math.round(miles * 10) / 10 : Math.round(miles);
  return rounded === 1 ? '1 mile' : `${rounded} miles`;
}

/** The distance in miles from which a restaurant is no longer called near. */
const farMiles = 20;

/** Says where the nearest restaurant of a search is if it is far from the place: “… is 36 miles from Swindon, in Oxford.” Pure. */
export function describeFarRestaurant(
  nearest: Pick<Restaurant, 'title' | 'cityName' | 'distance'> | undefined,
  { subject, from }: { readonly subject: string; readonly from: string },
): string | undefined {
  const miles = nearest?.distance?.milesValue;
  return nearest && miles !== undefined && miles > farMiles
    ? `${subject} is ${formatMiles(miles)} from ${from}, in ${nearest.cityName ?? nearest.title}.`
    : undefined;
}
