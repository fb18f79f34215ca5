import { z } from 'zod';

type Constructor<Schema> = new (...args: never[]) => Schema;

/** The schemas that a schema wraps: the inner one of an optional, both ends of a pipe. */
function unwrapped(schema: z.ZodType): readonly unknown[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return [schema.unwrap()];
  return schema instanceof z.ZodPipe ? [schema.in, schema.out] : [];
}

/** The first schema of a class inside all wrappers; undefined if there is none. */
export function findWithin<Schema extends z.ZodType>(schema: z.ZodType, kind: Constructor<Schema>): Schema | undefined {
  if (schema instanceof kind) return schema;
  for (const inner of unwrapped(schema)) {
    const found = inner instanceof z.ZodType ? findWithin(inner, kind) : undefined;
    if (found) return found;
  }
  return undefined;
}
