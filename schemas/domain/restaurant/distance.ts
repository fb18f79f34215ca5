/** A place on the globe, in degrees. */
export interface Point {
  readonly lat: number;
  readonly lng: number;
}

interface UnknownPoint {
  readonly lat?: number | undefined;
  readonly lng?: number | undefined;
}

/** The position of a place; undefined if it is not known. */
export const positionOf = ({ lat, lng }: UnknownPoint): Point | undefined =>
  lat === undefined || lng === undefined ? undefined : { lat, lng };

/** The earth's radius for distances. Source: the specification’s constants. */
export const earthRadiusMiles = 3959;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle miles between two points, by the haversine formula; `radius` is the earth’s, in miles. */
export function milesBetween(one: Point, other: Point, radius: number = earthRadiusMiles): number {
  const height = Math.sin(radians(other.lat - one.lat) / 2) ** 2;
  const width = Math.sin(radians(other.lng - one.lng) / 2) ** 2;
  const part = height + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * width;
  return 2 * radius * Math.asin(Math.min(1, Math.sqrt(part)));
}

/** Parses coordinates such as `51.51,-0.13` from a query; undefined for other text, such as the name of a place. */
export function readPoint(text: string): Point | undefined {
  const match = /^\s*(-?\d{1,2}(?:\.\d{1,8})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,8})?)\s*$/.exec(text);
  const [lat, lng] = [Number(match?.[1]), Number(match?.[2])];
  return match && Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined;
}
