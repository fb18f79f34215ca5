import type { GeoPlace } from '#schemas/api/wire.ts';
import { towns } from './towns.ts';

interface Point {
  readonly lat: number;
  readonly lng: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The angle between two points of the globe, in radians (haversine formula): enough to order by distance. */
function angleBetween(one: Point, other: Point): number {
  const height = Math.sin(radians(other.lat - one.lat) / 2) ** 2;
  const width = Math.sin(radians(other.lng - one.lng) / 2) ** 2;
  return (
    2 * Math.asin(Math.min(1, Math.sqrt(height + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * width)))
  );
}

/** The five known places nearest to a point, the nearest first. */
export function nearestPlaces(restaurants: readonly GeoPlace[], point: Point): GeoPlace[] {
  return [...towns, ...restaurants.map(({ label, lat, lng }) => ({ label, lat, lng }))]
    .map((place) => ({ place, angle: angleBetween(point, place) }))
    .sort((one, other) => one.angle - other.angle)
    .slice(0, 5)
    .map(({ place }) => place);
}
