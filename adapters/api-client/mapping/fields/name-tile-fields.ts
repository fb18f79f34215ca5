import { z } from 'zod';
import { getInnerFields, unwrapSchema } from '#schemas/content/field/schema-layers.ts';
import { isBlank } from '#schemas/content/is-blank.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { type ApiMapping, findByName } from '../mapping.ts';

type Fields = Readonly<Record<string, unknown>>;
type TileFields = ApiMapping['tileFields'];

/**
 * Adds the fields of a tile that are stated under other names, among the fields that its schema does not have. In the
 * entries of its lists they replace the other names.
 */
export function nameTileFields(schema: z.ZodType, tile: unknown, tileFields: TileFields): unknown {
  if (!isRecord(tile)) return tile;
  const { added } = findNamed(schema, tile, tileFields);
  return nameInner(schema, { ...tile, ...added }, tileFields);
}

/** The fields that a record states under other names, and those names. */
function findNamed(schema: z.ZodType, record: Fields, tileFields: TileFields) {
  const shape = getInnerFields(schema);
  const unknown = Object.entries(record).filter(([name]) => !shape.has(name));
  const found = Object.entries(tileFields).flatMap(([name, others]) => {
    if (!shape.has(name) || !isBlank(record[name])) return [];
    const stated = findByName(Object.fromEntries(unknown), others);
    if (isBlank(stated)) return [];
    const value = name === 'links' && !Array.isArray(stated) ? [stated] : stated;
    return [{ name, value, from: unknown.find(([, each]) => each === stated)?.[0] }];
  });
  return {
    added: Object.fromEntries(found.map(({ name, value }) => [name, value])),
    readNames: new Set(found.map(({ from }) => from)),
  };
}

function nameInner(schema: z.ZodType, record: Fields, tileFields: TileFields): Fields {
  const inner = [...getInnerFields(schema)].flatMap(([name, field]) => {
    const value = record[name];
    const next = nameEntries(field, value, tileFields);
    return next === value ? [] : [[name, next] as const];
  });
  return inner.length === 0 ? record : { ...record, ...Object.fromEntries(inner) };
}

function nameEntries(schema: z.ZodType, value: unknown, tileFields: TileFields): unknown {
  const entry = getInnerFields(schema).get('*');
  if (!entry || !Array.isArray(value) || !(unwrapSchema(entry) instanceof z.ZodObject)) return value;
  return value.map((each: unknown) => (isRecord(each) ? nameEntry(entry, each, tileFields) : each));
}

function nameEntry(schema: z.ZodType, entry: Fields, tileFields: TileFields): Fields {
  const { added, readNames } = findNamed(schema, entry, tileFields);
  const others = Object.entries(entry).filter(([name]) => !readNames.has(name));
  return nameInner(schema, { ...Object.fromEntries(others), ...added }, tileFields);
}
