import type { GeoPlace } from '#schemas/api/wire.ts';
import { milesBetween, type Point } from '#schemas/domain/restaurant/distance.ts';
import { towns } from './towns.ts';

/** The five known places nearest to a point, nearest first. */
export function nearestPlaces(restaurants: readonly GeoPlace[], point: Point): GeoPlace[] {
  return [...towns, ...restaurants.map(({ label, lat, lng }) => ({ label, lat, lng }))]
    .map((place) => ({ place, miles: milesBetween(point, place) }))
    .sort((one, other) => one.miles - other.miles)
    .slice(0, 5)
    .map(({ place }) => place);
}
