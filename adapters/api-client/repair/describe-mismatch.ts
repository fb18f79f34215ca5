import { z } from 'zod';
import { getInnerFields, unwrapSchema } from '#schemas/content/field/schema-layers.ts';
import { isRecord } from '#schemas/content/is-record.ts';

/** Most names of fields that are listed. */
const maxNames = 12;
/** How many levels of fields are named. */
const maxDepth = 3;

/**
 * Describes what a reply must have and what it has: “expected results (a list of entries with lat, lng), received data (a
 * list of entries with StoreId, Distance)”. Names fields only, never values.
 */
export const describeMismatch = (schema: z.ZodType, received: unknown): string =>
  `expected ${describeSchema(schema)}, received ${describeFields(received)}`;

const isRequired = (schema: z.ZodType): boolean => !schema.safeParse(undefined).success;

function describeSchema(schema: z.ZodType): string {
  const inner = unwrapSchema(schema);
  const fields = [...getInnerFields(schema)];
  if (inner instanceof z.ZodArray) {
    const required = fields.flatMap(([, entry]) => [...getInnerFields(entry)].filter(([, field]) => isRequired(field)));
    return required.length > 0 ? `a list of entries with ${namesOf(required)}` : 'a list';
  }
  const required = fields.filter(([, field]) => isRequired(field));
  return required.length > 0
    ? required.map(([name, field]) => withInner(name, isList(field) ? describeSchema(field) : '')).join(', ')
    : 'an object';
}

const isList = (schema: z.ZodType): boolean => unwrapSchema(schema) instanceof z.ZodArray;

const namesOf = (fields: readonly (readonly [name: string, schema: unknown])[]): string =>
  fields.map(([name]) => name).join(', ');

function describeFields(value: unknown, depth = 0): string {
  if (Array.isArray(value)) {
    const names = namesIn(value);
    return value.length === 0 ? 'an empty list' : names === '' ? 'a list of values' : `a list of entries with ${names}`;
  }
  if (!isRecord(value)) return value === undefined ? 'an empty body' : 'a value without fields';
  const entries = Object.entries(value).filter(([name]) => isFieldName(name));
  if (entries.length === 0) return 'an object without fields';
  const fields = entries
    .slice(0, maxNames)
    .map(([name, each]) => withInner(name, depth < maxDepth && isObject(each) ? describeFields(each, depth + 1) : ''));
  return fields.join(', ');
}

/** The names of the fields of all entries. */
const namesIn = (list: readonly unknown[]): string =>
  [...new Set(list.filter(isRecord).flatMap(Object.keys).filter(isFieldName))].slice(0, maxNames).join(', ');

const withInner = (name: string, inner: string): string => (inner === '' ? name : `${name} (${inner})`);

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** An id or an address as a key could be private. */
const isFieldName = (name: string): boolean => /^[$@_a-z][\w .:-]{0,39}$/i.test(name) && !/\d{4}/.test(name);
