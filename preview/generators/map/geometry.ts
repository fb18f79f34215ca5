import type { Position } from 'geojson';

/** Longitude and latitude in degrees, or x and y in units of the map. */
export type Point = readonly [x: number, y: number];
/** A closed line: the last point is joined to the first. */
export type Ring = readonly Point[];

/** Sides of a part of the world, in degrees. */
export interface Region {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

export const readLine = (line: readonly Position[]): Point[] => line.map(([lng = 0, lat = 0]) => [lng, lat]);

export const isInside = ({ west, south, east, north }: Region, [lng, lat]: Point): boolean =>
  lng >= west && lng <= east && lat >= south && lat <= north;

/** Whether a point is within a ring: a line from it to the east crosses the ring an odd number of times. */
export const isWithin = (ring: Ring, [x, y]: Point): boolean =>
  ring.filter(([toX, toY], index) => {
    const [fromX, fromY] = ring.at(index - 1) ?? [toX, toY];
    return fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX);
  }).length %
    2 ===
  1;

const distance = ([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number => {
  const [width, height] = [toX - fromX, toY - fromY];
  const length = Math.hypot(width, height);
  return length === 0
    ? Math.hypot(x - fromX, y - fromY)
    : Math.abs(width * (fromY - y) - (fromX - x) * height) / length;
};

/**
 * Straightens bends that are smaller than `tolerance`. Source: Douglas and Peucker, Algorithms for the reduction of the number of points
 * (1973).
 */
export function simplify(line: readonly Point[], tolerance: number): readonly Point[] {
  const [first] = line;
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return line;
  let far = 0;
  let at = 0;
  for (const [index, point] of line.entries()) {
    const off = distance(point, first, last);
    if (off > far) [far, at] = [off, index];
  }
  return far <= tolerance
    ? [first, last]
    : [...simplify(line.slice(0, at + 1), tolerance).slice(0, -1), ...simplify(line.slice(at), tolerance)];
}

/** A ring has no end points, so it is split into halves. */
export const simplifyRing = (ring: Ring, tolerance: number): Ring => {
  const half = ring.length >> 1;
  return [...simplify(ring.slice(0, half + 1), tolerance).slice(0, -1), ...simplify(ring.slice(half), tolerance)];
};

export const area = (ring: Ring): number =>
  Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [beforeX, beforeY] = ring.at(index - 1) ?? [0, 0];
      return sum + beforeX * y - x * beforeY;
    }, 0) / 2,
  );

/** A path in whole units, with relative steps; closed for a ring. */
export function pathOf(line: readonly Point[], end: 'z' | ''): string {
  const points = line.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  const steps = points.map(([x, y], index) => {
    const [beforeX, beforeY] = points[index - 1] ?? [0, 0];
    return index === 0 ? `M${x} ${y}l` : `${x - beforeX} ${y - beforeY}`;
  });
  return `${steps.join(' ').replace('l ', 'l').replaceAll(' -', '-')}${end}`;
}
