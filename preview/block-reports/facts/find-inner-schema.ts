import { z } from 'zod';

type Constructor<Schema> = new (...args: never[]) => Schema;

/** The schemas that a schema wraps: the inner one of an optional, both ends of a pipe. */
function unwrapSchema(schema: z.ZodType): readonly unknown[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return [schema.unwrap()];
  return schema instanceof z.ZodPipe ? [schema.in, schema.out] : [];
}

/** The first schema of a class inside all wrappers; undefined if there is none. */
export function findInnerSchema<Schema extends z.ZodType>(
  schema: z.ZodType,
  kind: Constructor<Schema>,
): Schema | undefined {
  if (schema instanceof kind) return schema;
  for (const inner of unwrapSchema(schema)) {
    const found = inner instanceof z.ZodType ? findInnerSchema(inner, kind) : undefined;
    if (found) return found;
  }
  return undefined;
}
