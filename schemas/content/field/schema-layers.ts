import { z } from 'zod';

/** Computes once per schema: walking the content of a page asks for the same few schemas thousands of times. */
function oncePerSchema<Result>(compute: (schema: z.ZodType) => Result): (schema: z.ZodType) => Result {
  const results = new WeakMap<z.ZodType, { readonly result: Result }>();
  return (schema) => {
    const known = results.get(schema) ?? { result: compute(schema) };
    results.set(schema, known);
    return known.result;
  };
}

type SchemaLayers = readonly [z.ZodType, ...z.ZodType[]];

/** A schema and the schemas it wraps, from the outermost to the innermost; for a pipe, its input schema. */
export const getSchemaLayers = oncePerSchema((schema): SchemaLayers => {
  const inner = unwrap(schema);
  return inner ? [schema, ...getSchemaLayers(inner)] : [schema];
});

function unwrap(schema: z.ZodType): z.ZodType | undefined {
  const inner =
    schema instanceof z.ZodPipe
      ? schema.in
      : schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
        ? schema.unwrap()
        : undefined;
  return inner instanceof z.ZodType ? inner : undefined;
}

/** The innermost schema, without optional, nullable, default and pipe wrappers. */
export const unwrapSchema = (schema: z.ZodType): z.ZodType => getSchemaLayers(schema).at(-1) ?? schema;

/**
 * The schemas directly inside a schema: the fields of an object by name, in order; the entries of a list as `*`; none
 * for other values.
 */
export const getInnerFields = oncePerSchema((schema): ReadonlyMap<string, z.ZodType> => {
  const inner = unwrapSchema(schema);
  if (inner instanceof z.ZodArray && inner.element instanceof z.ZodType) return new Map([['*', inner.element]]);
  return new Map(inner instanceof z.ZodObject ? Object.entries<z.ZodType>({ ...inner.shape }) : []);
});

/** The metadata of the outermost layer of a schema that has a title. */
export const getMeta = oncePerSchema((schema): z.GlobalMeta => {
  const metas = getSchemaLayers(schema).map((layer) => layer.meta());
  return metas.find((meta) => meta?.title !== undefined) ?? metas.at(-1) ?? {};
});
