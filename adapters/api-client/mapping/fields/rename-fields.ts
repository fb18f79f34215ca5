import type { Endpoint } from '#schemas/api/endpoint.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { isBlank } from '#schemas/content/is-blank.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { type ApiMapping, findByName, normalizeName } from '../mapping.ts';
import { findNearestShapes, type Shape, shapesOf, tileShapes } from './known-shapes.ts';
import { readPounds } from './read-pounds.ts';

type Fields = Readonly<Record<string, unknown>>;

interface Renaming {
  readonly fields: readonly (readonly [field: string, names: readonly string[]])[];
  /** The kinds of records that the value can have; empty if they are not known. */
  readonly shapes: readonly Shape[];
  /** Other names of their fields, if they are tiles. */
  readonly tileNames: Shape;
}

/**
 * Gives each object of a reply the fields that `fieldNames` of the mapping states under other names. A field that has a
 * value under its own name is not changed, and a name that is itself a field of that kind of object stays. A field in
 * pence gets the pence of an amount in pounds.
 */
export function renameFields(
  json: unknown,
  { fieldNames, tileFields }: Pick<ApiMapping, 'fieldNames'> & Partial<Pick<ApiMapping, 'tileFields'>>,
  endpoint?: Endpoint,
): unknown {
  const fields = Object.entries(fieldNames);
  if (fields.length === 0) return json;
  const tileNames = new Set(Object.values(tileFields ?? {}).flatMap((names) => names.map(normalizeName)));
  const ofTiles = { fields, shapes: tileShapes(), tileNames };
  if (endpoint === endpoints.page) return rename(json, { ...ofTiles, shapes: shapesOf(endpoint) }, ofTiles);
  return rename(json, { fields, shapes: endpoint ? shapesOf(endpoint) : [], tileNames: new Set() }, ofTiles);
}

function rename(json: unknown, renaming: Renaming, ofTiles: Renaming): unknown {
  if (Array.isArray(json)) return json.map((entry: unknown) => rename(entry, renaming, ofTiles));
  if (!isRecord(json)) return json;
  const renamed = renaming.fields.flatMap(([field, names]) => {
    const others = isBlank(json[field]) ? names.filter((name) => !isOwnName(json, name, field, renaming)) : [];
    const stated = findByName(json, others);
    const pence = field.endsWith('Pence') ? readPounds(stated) : undefined;
    return stated === undefined ? [] : [{ field, value: pence ?? stated, others }];
  });
  const replaced = new Set(renamed.flatMap(({ others }) => others.map(normalizeName)));
  const unchanged = Object.entries(json).filter(([name]) => !replaced.has(normalizeName(name)));
  return Object.fromEntries(
    [...unchanged, ...renamed.map(({ field, value }) => [field, value] as const)].map(([name, value]) => {
      const hasTiles = renaming.shapes.length > 0 && normalizeName(name) === 'herotiles';
      return [name, rename(value, hasTiles ? ofTiles : renaming, ofTiles)];
    }),
  );
}

/** Whether a name that can mean another field is itself a field of this kind of record. */
function isOwnName(record: Fields, stated: string, field: string, { fields, shapes, tileNames }: Renaming): boolean {
  const [name, target] = [normalizeName(stated), normalizeName(field)];
  const present = Object.keys(record).map(normalizeName);
  if (shapes.length === 0 || !present.includes(name)) return false;
  if (!shapes.some((shape) => shape.has(target))) return tileNames.has(name) || shapes.some((shape) => shape.has(name));
  const meant = present
    .filter((each) => each !== name)
    .map((each) =>
      normalizeName(fields.find(([, names]) => names.some((other) => normalizeName(other) === each))?.[0] ?? each),
    );
  const nearest = findNearestShapes(shapes, meant);
  if (nearest.some((shape) => shape.has(target) && !shape.has(name))) return false;
  return nearest.some((shape) => shape.has(name));
}
