import { z } from 'zod';
import { describeField, type Field } from '#preview/app/fields/describe-field.ts';
import { tileFields } from '#schemas/content/tile/tile-fields.ts';
import type { PassportField } from '../passport.ts';
import { describeLimits } from './describe-limits.ts';
import { findWithin } from './find-within.ts';

const shared = new Map<string, unknown>(Object.entries(tileFields).map(([name, field]) => [name, field.def]));

/** One row for a field, and one for each field within it. Pictures and colours are chosen as a whole. */
function rowsOf(path: string, schema: z.ZodType): PassportField[] {
  const { title, description, kind, isRequired, fallback, ...shape }: Field = describeField(schema);
  const own: PassportField = {
    path,
    title,
    description,
    kind: 'to' in shape ? `${kind}: ${shape.to}` : kind,
    required: isRequired,
    default: fallback === undefined ? '' : JSON.stringify(fallback),
    limits: describeLimits(schema),
  };
  if (kind === 'object') return [own, ...rowsWithin(`${path}.`, schema)];
  const list = kind === 'list' ? findWithin(schema, z.ZodArray) : undefined;
  return list?.element instanceof z.ZodType ? [own, ...rowsOfItems(`${path}[]`, list.element)] : [own];
}

const rowsWithin = (prefix: string, schema: z.ZodType): PassportField[] =>
  Object.entries<z.ZodType>({ ...findWithin(schema, z.ZodObject)?.shape }).flatMap(([name, field]) =>
    rowsOf(`${prefix}${name}`, field),
  );

/** A list’s items have a row of their own where they hold no fields. */
const rowsOfItems = (path: string, item: z.ZodType): PassportField[] =>
  describeField(item).kind === 'object' ? rowsWithin(`${path}.`, item) : rowsOf(path, item);

/** The rows of a tile type’s own fields, in their order; what it has in common with every tile is left out. Pure. */
export const schemaTable = (schema: z.ZodObject): PassportField[] =>
  Object.entries<z.ZodType>({ ...schema.shape })
    .filter(([name, field]) => name !== 'type' && shared.get(name) !== field.def)
    .flatMap(([name, field]) => rowsOf(name, field));

/** The rows of the fields that every tile may carry. */
export const sharedTable = (): PassportField[] =>
  Object.entries<z.ZodType>(tileFields).flatMap(([name, field]) => rowsOf(name, field));
