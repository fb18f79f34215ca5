import type { z } from 'zod';
import { getInnerFields, unwrapSchema } from '#schemas/content/field/schema-layers.ts';
import type { PathStep } from '#schemas/content/problem/problem.ts';

/** `declared` is the schema with its wrappers, which have its title. */
type Visit = (field: z.ZodType, value: unknown, path: readonly PathStep[], declared: z.ZodType) => void;

/** Calls `visit` for every object, list and value of valid content, with its innermost schema. */
export function walkFields(schema: z.ZodType, value: unknown, visit: Visit, path: readonly PathStep[] = []): void {
  if (value === undefined || value === null) return;
  const field = unwrapSchema(schema);
  visit(field, value, path, schema);
  if (typeof value !== 'object') return;
  for (const [name, inner] of getInnerFields(field))
    for (const step of name === '*' && Array.isArray(value) ? value.keys() : [name])
      walkFields(inner, Reflect.get(value, step), visit, [...path, step]);
}
