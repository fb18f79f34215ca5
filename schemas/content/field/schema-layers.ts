import { z } from 'zod';

/** A schema and what it wraps, from the outermost to the innermost; of a pipe, what goes in. */
export function schemaLayers(schema: z.ZodType): readonly [z.ZodType, ...z.ZodType[]] {
  const inner = unwrap(schema);
  return inner ? [schema, ...schemaLayers(inner)] : [schema];
}

function unwrap(schema: z.ZodType): z.ZodType | undefined {
  const inner =
    schema instanceof z.ZodPipe
      ? schema.in
      : schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
        ? schema.unwrap()
        : undefined;
  return inner instanceof z.ZodType ? inner : undefined;
}

/** What stands within all wrappings of a schema. */
export const innermost = (schema: z.ZodType): z.ZodType => schemaLayers(schema).at(-1) ?? schema;

/** The meta of a schema, or of what it wraps: the outermost that has a title. */
export function metaOf(schema: z.ZodType): z.GlobalMeta {
  const metas = schemaLayers(schema).map((layer) => layer.meta());
  return metas.find((meta) => meta?.title !== undefined) ?? metas.at(-1) ?? {};
}
