import type { z } from 'zod';
import { describeField, type Field } from '#preview/app/fields/describe-field.ts';
import { getInnerFields } from '#schemas/content/field/schema-layers.ts';
import { tileFields } from '#schemas/content/tile/tile-fields.ts';
import type { BlockReportField } from '../block-report.ts';
import { describeLimits } from './describe-limits.ts';

const shared = new Map<string, unknown>(Object.entries(tileFields).map(([name, field]) => [name, field.def]));

/** A row for a field, and one for each field nested in it. Images and colours have one row. */
function rowsOf(path: string, schema: z.ZodType): BlockReportField[] {
  const { title, description, kind, isRequired, fallback, ...shape }: Field = describeField(schema);
  const own: BlockReportField = {
    path,
    title,
    description,
    kind: 'to' in shape ? `${kind}: ${shape.to}` : kind,
    required: isRequired,
    default: fallback === undefined ? '' : JSON.stringify(fallback),
    limits: describeLimits(schema),
  };
  if (kind === 'object') return [own, ...rowsWithin(`${path}.`, schema)];
  const entry = kind === 'list' && getInnerFields(schema).get('*');
  return entry ? [own, ...rowsOfItems(`${path}[]`, entry)] : [own];
}

const rowsWithin = (prefix: string, schema: z.ZodType): BlockReportField[] =>
  [...getInnerFields(schema)].flatMap(([name, field]) => rowsOf(`${prefix}${name}`, field));

/** Items of a list have a row of their own unless they are objects. */
const rowsOfItems = (path: string, item: z.ZodType): BlockReportField[] =>
  describeField(item).kind === 'object' ? rowsWithin(`${path}.`, item) : rowsOf(path, item);

/** Rows for a tile type's own fields, in order, without those that every tile has. Pure. */
export const schemaTable = (schema: z.ZodObject): BlockReportField[] =>
  Object.entries<z.ZodType>({ ...schema.shape })
    .filter(([name, field]) => name !== 'type' && shared.get(name) !== field.def)
    .flatMap(([name, field]) => rowsOf(name, field));

/** Rows for the fields that every tile has. */
export const sharedTable = (): BlockReportField[] =>
  Object.entries<z.ZodType>(tileFields).flatMap(([name, field]) => rowsOf(name, field));
