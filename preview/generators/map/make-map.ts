import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { argv, exit, stderr, stdout } from 'node:process';
import type { Feature, FeatureCollection, Geometry, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { projectX, projectY } from '#blocks/location-finder/map/project.ts';
import {
  area,
  isInside,
  isWithin,
  type Point,
  pathOf,
  type Ring,
  readLine,
  simplify,
  simplifyRing,
} from './geometry.ts';

/**
 * Generates the finder's map: `node preview/generators/map/make-map.ts <folder>`. Source: Natural Earth, 1:10m (public
 * domain); the coast from the package world-atlas, the rest from the GeoJSON files in the folder, which come from
 * naturalearthdata.com. Run it again for another region or precision. Only land that lies wholly in the region is shown,
 * so that the map nowhere shows where its data ends.
 */
const region = { west: -11.5, south: 49.3, east: 3.2, north: 61 };

/** Bends smaller than this, in units of the map, are straightened. */
const tolerance = { coast: 1.2, water: 0.7 };

/** Islands and lakes smaller than this, in square units, are left out. */
const minArea = 12;

const [folder = ''] = argv.slice(2);

/** The features of a file; `.json` and `.geojson` are the names under which it is published. */
function readFeatures(name: string): readonly Feature[] {
  const file = ['json', 'geojson'].map((extension) => join(folder, `ne_10m_${name}.${extension}`)).find(existsSync);
  if (file === undefined) {
    stderr.write(
      `${join(folder, `ne_10m_${name}.geojson`)} does not exist. Name the folder of Natural Earth's files.\n`,
    );
    exit(2);
  }
  const { features }: FeatureCollection = JSON.parse(readFileSync(file, 'utf8'));
  return features;
}

const project = ([lng, lat]: Point): Point => [projectX(lng), projectY(lat)];

function ringsIn(geometry: Geometry): readonly Position[][] {
  if (geometry.type === 'Polygon') return geometry.coordinates;
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : [];
}

function linesIn(geometry: Geometry): readonly Position[][] {
  if (geometry.type === 'LineString') return [geometry.coordinates];
  return geometry.type === 'MultiLineString' ? geometry.coordinates : [];
}

const readRings = (features: readonly Feature[]): readonly Ring[] =>
  features.flatMap(({ geometry }) => ringsIn(geometry)).map(readLine);

/** Polygons as one path, the largest first. */
function areasOf(outlines: readonly Ring[], bend: number): string {
  const rings: readonly Ring[] = outlines
    .map((ring) => ring.map(project))
    .filter((ring) => area(ring) > minArea)
    .map((ring) => simplifyRing(ring, bend))
    .sort((one, other) => area(other) - area(one));
  return rings.map((ring) => pathOf(ring, 'z')).join('');
}

/** The lines that begin on the shown land, as one path. */
const linesOf = (features: readonly Feature[]): string =>
  features
    .flatMap(({ geometry }) => (geometry ? linesIn(geometry) : []))
    .map(readLine)
    .filter(([start]) => start !== undefined && isOnLand(start))
    .map((line) => pathOf(simplify(line.map(project), tolerance.water), ''))
    .join('');

/** Towns on the shown land, the most important first. */
const townsOf = (features: readonly Feature[]) =>
  features
    .flatMap(({ geometry, properties }) =>
      geometry.type === 'Point' ? [{ at: geometry.coordinates, properties }] : [],
    )
    .map(({ at: [lng = 0, lat = 0], properties }) => ({ at: [lng, lat] as const, properties }))
    .filter(({ at }) => isOnLand(at))
    .sort(
      (one, other) =>
        one.properties?.SCALERANK - other.properties?.SCALERANK || other.properties?.POP_MAX - one.properties?.POP_MAX,
    )
    .map(({ at, properties }) => ({ name: String(properties?.NAME), x: projectX(at[0]), y: projectY(at[1]) }));

const require = createRequire(import.meta.url);
const atlas: Topology<{ land: GeometryCollection }> = JSON.parse(
  readFileSync(require.resolve('world-atlas/land-10m.json'), 'utf8'),
);
const islands = readRings(feature(atlas, atlas.objects.land).features).filter((ring) =>
  ring.every((point) => isInside(region, point)),
);
const isOnLand = (point: Point): boolean => islands.some((ring) => isWithin(ring, point));
const land = areasOf(islands, tolerance.coast);
const lakes = areasOf(
  readRings([...readFeatures('lakes'), ...readFeatures('lakes_europe')]).filter(([first]) => first && isOnLand(first)),
  tolerance.water,
);
const rivers = linesOf([...readFeatures('rivers_lake_centerlines'), ...readFeatures('rivers_europe')]);
const towns = townsOf(readFeatures('populated_places'));
const [left, top] = project([region.west, region.north]).map(Math.round);
const [right, bottom] = project([region.east, region.south]).map(Math.round);
const townLines = towns.map(
  ({ name, x, y }) => `  { name: ${JSON.stringify(name)}, x: ${x.toFixed(1)}, y: ${y.toFixed(1)} },`,
);

writeFileSync(
  join(import.meta.dirname, '../../../blocks/location-finder/map/layers/map-data.ts'),
  `// Made by \`node preview/generators/map/make-map.ts\` from Natural Earth (public domain). Do not edit.

/** The visible part of the world, in units of the map. */
export const bounds = { left: ${left}, top: ${top}, right: ${right}, bottom: ${bottom} } as const;

/** The land in it, as one closed path. */
export const land =
  '${land}';

/** Its lakes, as one closed path. */
export const lakes =
  '${lakes}';

/** Its rivers, as one path. They are exact to about a kilometre. */
export const rivers =
  '${rivers}';

/** Its towns, the most important first. */
export const towns: readonly { readonly name: string; readonly x: number; readonly y: number }[] = [
${townLines.join('\n')}
];
`,
);
stdout.write(
  `${land.length} bytes of land, ${lakes.length} of lakes, ${rivers.length} of rivers, ${towns.length} towns\n`,
);
