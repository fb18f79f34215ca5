import type { GeoPlace } from '#schemas/api/wire.ts';
import { type Point, readPoint } from '#schemas/domain/restaurant/distance.ts';
import {
  findNearestRestaurants,
  type NearestOptions,
  type NearRestaurant,
} from '#schemas/domain/restaurant/nearest-restaurants.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import type { ContentQueries } from '../ports.ts';

/** The result of a visitor's search near a place. */
export interface Nearby {
  /** The place that was found; absent if no place matches the text. */
  readonly place?: GeoPlace | undefined;
  /** The restaurants nearest to it, the nearest first. */
  readonly restaurants: readonly NearRestaurant[];
  /** The search radius in miles. */
  readonly miles: number;
  readonly earthRadiusMiles: number;
}

/** What a search near a place asks. */
export type PlaceQueries = Pick<ContentQueries, 'restaurants' | 'places' | 'placesAt'>;

/** The restaurants near a place that a visitor typed, or near coordinates. */
export async function findNearby(
  source: PlaceQueries,
  reach: NearestOptions,
  near: string,
  isIncluded: (restaurant: Restaurant) => boolean = () => true,
): Promise<Nearby> {
  const point = readPoint(near);
  const [all, place] = await Promise.all([
    source.restaurants(),
    point ? findPlaceAt(source, point) : source.places(near).then(([first]) => first),
  ]);
  return {
    place,
    restaurants: place ? findNearestRestaurants(all.filter(isIncluded), place, reach) : [],
    miles: reach.miles,
    earthRadiusMiles: reach.earthRadiusMiles,
  };
}

/** The visitor’s own coordinates, from which distances are measured, with the name of the nearest known place. */
async function findPlaceAt(source: PlaceQueries, point: Point): Promise<GeoPlace> {
  const [nearest] = await source.placesAt(point).catch(() => []);
  return { label: nearest?.label ?? 'where you are', ...point };
}
