import type { z } from 'zod';
import { getInnerFields } from '#schemas/content/field/schema-layers.ts';
import { isBlank } from '#schemas/content/is-blank.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import type { PathStep } from '#schemas/content/problem/problem.ts';
import { nearestField } from './field-names/nearest-field.ts';

export interface UnknownField {
  readonly path: readonly PathStep[];
  /** The field that is probably meant, from the same record: `heading`, `openingTimes.monday.Open`. */
  readonly near: string | undefined;
}

/** The fields of a value that its schema does not have, such as misspelled ones. They are ignored when it is read. */
export function listUnknownFields(
  schema: z.ZodType,
  value: unknown,
  path: readonly PathStep[] = [],
): readonly UnknownField[] {
  const fields = getInnerFields(schema);
  const entry = fields.get('*');
  if (entry && Array.isArray(value)) return value.flatMap((each, at) => listUnknownFields(entry, each, [...path, at]));
  if (entry || fields.size === 0 || !isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, each]) => {
    const known = fields.get(name);
    if (known) return listUnknownFields(known, each, [...path, name]);
    return [{ path: [...path, name], near: findNear(name, schema, value) }];
  });
}

/** The field that a name resembles, or the one without a value whose path the name joins, as `mondayOpen` does. */
function findNear(name: string, schema: z.ZodType, value: Readonly<Record<string, unknown>>): string | undefined {
  const fields = [...getInnerFields(schema).keys()];
  const near = nearestField(
    name,
    fields.map((field) => ({ name: field, hasValue: hasValue(value[field]) })),
  );
  if (near !== undefined) return near;
  return listPaths(schema, value)
    .find((path) =>
      path.some((_, from) => from < path.length - 1 && normalize(path.slice(from).join('')) === normalize(name)),
    )
    ?.join('.');
}

const hasValue = (value: unknown): boolean => !isBlank(value) && !(Array.isArray(value) && value.length === 0);

/** The paths of all nested fields that have no value. */
const listPaths = (schema: z.ZodType, value: unknown): readonly (readonly string[])[] =>
  [...getInnerFields(schema)]
    .filter(([name]) => name !== '*')
    .flatMap(([name, inner]) => {
      const each = isRecord(value) ? value[name] : undefined;
      const nested = listPaths(inner, each).map((path) => [name, ...path]);
      return isBlank(each) ? [[name], ...nested] : nested;
    });

const normalize = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '');
