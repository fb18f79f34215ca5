import { z } from 'zod';
import { unwrapSchema } from '#schemas/content/field/schema-layers.ts';
import type { PathStep } from '#schemas/content/problem/problem.ts';

type Visit = (field: z.ZodType, value: unknown, path: readonly PathStep[]) => void;

/** Calls `visit` for every object, list and value of valid content, with its innermost schema. */
export function walkFields(schema: z.ZodType, value: unknown, visit: Visit, path: readonly PathStep[] = []): void {
  if (value === undefined || value === null) return;
  const field = unwrapSchema(schema);
  visit(field, value, path);
  if (field instanceof z.ZodArray && Array.isArray(value) && field.element instanceof z.ZodType) {
    const { element } = field;
    for (const [at, each] of value.entries()) walkFields(element, each, visit, [...path, at]);
  }
  if (!(field instanceof z.ZodObject) || typeof value !== 'object') return;
  for (const [name, each] of Object.entries<z.ZodType>({ ...field.shape }))
    walkFields(each, Reflect.get(value, name), visit, [...path, name]);
}
