import { z } from 'zod';
import { getInnerFields, unwrapSchema } from '#schemas/content/field/schema-layers.ts';

/** Adds the names of all fields of a schema, at any depth. */
export function collectNames(schema: z.ZodType, known: Set<string>): void {
  for (const [name, inner] of getInnerFields(schema)) {
    if (name !== '*') known.add(name);
    collectNames(inner, known);
  }
  const inner = unwrapSchema(schema);
  if (inner instanceof z.ZodUnion)
    for (const option of inner.options) if (option instanceof z.ZodType) collectNames(option, known);
}
