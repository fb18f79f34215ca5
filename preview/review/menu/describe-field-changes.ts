import type { z } from 'zod';
import { describeValueChange } from '#preview/review/compare/describe-value.ts';
import { isSame } from '#preview/review/compare/same-value.ts';
import { getInnerFields, getMeta } from '#schemas/content/field/schema-layers.ts';
import { isRecord } from '#schemas/content/is-record.ts';

export interface FieldDescription {
  /** “Mains: description ‘Hot’ → ‘From the wok’”. */
  readonly text: string;
  readonly field: string;
}

/** Describes the fields that differ between two records, including those that the schema does not know. */
export function describeFieldChanges(
  name: string,
  schema: z.ZodObject,
  before: unknown,
  after: unknown,
  ignored: ReadonlySet<string> = new Set(),
): readonly FieldDescription[] {
  const [old, current] = [before, after].map((value) => (isRecord(value) ? value : {}));
  const fields = new Set([...Object.keys(schema.shape), ...Object.keys({ ...old, ...current })]);
  return [...fields]
    .filter((field) => !ignored.has(field) && !isSame(old?.[field], current?.[field]))
    .map((field) => ({
      field,
      text: `${name}: ${titleOf(schema, field)} ${describeValueChange(old?.[field], current?.[field], fieldOf(schema, field))}`,
    }));
}

function titleOf(schema: z.ZodObject, field: string): string {
  const known = fieldOf(schema, field);
  const title = known && getMeta(known).title;
  return title ? title.toLowerCase() : `“${field}”`;
}

const fieldOf = (schema: z.ZodObject, field: string): z.ZodType | undefined => getInnerFields(schema).get(field);
