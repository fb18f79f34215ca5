import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { stdout } from 'node:process';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { projectX, projectY } from '#blocks/location-finder/map/project.ts';

/**
 * Generates the coastlines of the finder's map: `node preview/generators/make-coast.ts`. Source: Natural Earth, 1:10m
 * (public domain), from the package world-atlas. Run it again for another region or precision.
 */
const region = { west: -11.5, south: 49.3, east: 3.2, north: 61 };

/** Bends of the coast smaller than this, in units of the map, are straightened. */
const tolerance = 1.2;

/** Islands smaller than this, in square units, are left out. */
const minArea = 12;

type Point = readonly [x: number, y: number];
type Ring = readonly Point[];

const require = createRequire(import.meta.url);
const atlas: Topology<{ land: GeometryCollection }> = JSON.parse(
  readFileSync(require.resolve('world-atlas/land-10m.json'), 'utf8'),
);

function ringsOf(topology: Topology<{ land: GeometryCollection }>): Ring[] {
  return feature(topology, topology.objects.land).features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return geometry.coordinates.map(readRing);
    return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat().map(readRing) : [];
  });
}

const readRing = (ring: readonly (readonly number[])[]): Ring => ring.map(([lng = 0, lat = 0]) => [lng, lat]);

/** One side of the region: whether a point is inside, and where a line crosses it. */
interface Edge {
  readonly isInside: (point: Point) => boolean;
  readonly crossing: (from: Point, to: Point) => Point;
}

const along = ([fromX, fromY]: Point, [toX, toY]: Point, part: number): Point => [
  fromX + (toX - fromX) * part,
  fromY + (toY - fromY) * part,
];
const edges: readonly Edge[] = [
  { isInside: ([x]) => x >= region.west, crossing: (a, b) => along(a, b, (region.west - a[0]) / (b[0] - a[0])) },
  { isInside: ([x]) => x <= region.east, crossing: (a, b) => along(a, b, (region.east - a[0]) / (b[0] - a[0])) },
  { isInside: ([, y]) => y >= region.south, crossing: (a, b) => along(a, b, (region.south - a[1]) / (b[1] - a[1])) },
  { isInside: ([, y]) => y <= region.north, crossing: (a, b) => along(a, b, (region.north - a[1]) / (b[1] - a[1])) },
];

/** The part of a ring within the region. Source: Sutherland and Hodgman, Reentrant polygon clipping (1974). */
const clip = (ring: Ring): Ring =>
  edges.reduce<Ring>(
    (points, { isInside, crossing }) =>
      points.flatMap((point, index) => {
        const before = points.at(index - 1) ?? point;
        const crossed = isInside(before) === isInside(point) ? [] : [crossing(before, point)];
        return isInside(point) ? [...crossed, point] : crossed;
      }),
    ring,
  );

const distance = ([x, y]: Point, [fromX, fromY]: Point, [toX, toY]: Point): number => {
  const [width, height] = [toX - fromX, toY - fromY];
  const length = Math.hypot(width, height);
  return length === 0
    ? Math.hypot(x - fromX, y - fromY)
    : Math.abs(width * (fromY - y) - (fromX - x) * height) / length;
};

/** Source: Douglas and Peucker, Algorithms for the reduction of the number of points (1973). */
function simplify(line: Ring): Ring {
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
    : [...simplify(line.slice(0, at + 1)).slice(0, -1), ...simplify(line.slice(at))];
}

/** A ring has no end points, so it is split into halves. */
const simplifyRing = (ring: Ring): Ring => {
  const half = ring.length >> 1;
  return [...simplify(ring.slice(0, half + 1)).slice(0, -1), ...simplify(ring.slice(half))];
};

const area = (ring: Ring): number =>
  Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [beforeX, beforeY] = ring.at(index - 1) ?? [0, 0];
      return sum + beforeX * y - x * beforeY;
    }, 0) / 2,
  );

/** A closed path in whole units, with relative steps. */
function pathOf(ring: Ring): string {
  const points = ring.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  const steps = points.map(([x, y], index) => {
    const [beforeX, beforeY] = points[index - 1] ?? [0, 0];
    return index === 0 ? `M${x} ${y}l` : `${x - beforeX} ${y - beforeY}`;
  });
  return `${steps.join(' ').replace('l ', 'l').replaceAll(' -', '-')}z`;
}

const rings = ringsOf(atlas)
  .map(clip)
  .filter((ring) => ring.length > 3)
  .map((ring) => ring.map(([lng, lat]): Point => [projectX(lng), projectY(lat)]))
  .filter((ring) => area(ring) > minArea)
  .map(simplifyRing)
  .sort((one, other) => area(other) - area(one));
const land = rings.map(pathOf).join('');
const corner = (lng: number, lat: number): Point => [Math.round(projectX(lng)), Math.round(projectY(lat))];
const [left, top] = corner(region.west, region.north);
const [right, bottom] = corner(region.east, region.south);

writeFileSync(
  join(import.meta.dirname, '../../blocks/location-finder/map/coast.ts'),
  `// Made by \`node preview/generators/make-coast.ts\` from Natural Earth's coastlines (public domain). Do not edit.

/** The visible part of the world, in units of the map. */
export const bounds = { left: ${left}, top: ${top}, right: ${right}, bottom: ${bottom} } as const;

/** The land in it, as one closed path. */
export const land =
  '${land}';
`,
);
stdout.write(`${rings.length} pieces of land, ${rings.flat().length} points, ${land.length} bytes\n`);
