import { z } from 'zod';
import { componentRef, componentSchemas, tileSchema } from './components.ts';

export type Json = Readonly<Record<string, unknown>>;

type Described = z.core.JSONSchema.BaseSchema;
interface Conversion {
  readonly zodSchema: z.core.$ZodType;
  readonly jsonSchema: Described;
}

/** Any JSON value. */
const anyJson = ['object', 'array', 'string', 'number', 'boolean', 'null'] as const;

/** Replaces what zod’s JSON Schema of a schema leaves out, or says that only this project understands. */
function complete({ zodSchema, jsonSchema }: Conversion): void {
  const { component, hasEffect, format } = jsonSchema;
  // How a form shows a field is not part of the API.
  for (const key of [
    'presentation',
    'unit',
    'refersTo',
    'mediaType',
    'component',
    'hasEffect',
    'presets',
    'optionTitles',
    'knownValues',
  ])
    delete jsonSchema[key];
  if (typeof component === 'string') jsonSchema.$ref = componentRef(component);
  else if (zodSchema instanceof z.ZodUnknown) Object.assign(jsonSchema, { type: anyJson });
  if (hasEffect === false) jsonSchema.description = `${jsonSchema.description ?? ''} Not shown here.`.trim();
  if (format === 'html') {
    delete jsonSchema.format;
    jsonSchema.contentMediaType = 'text/html';
  }
  if (isCoerced(zodSchema)) Object.assign(jsonSchema, { type: ['string', 'number'] });
  // An unknown field is ignored, or reported and ignored.
  if (zodSchema instanceof z.ZodObject) delete jsonSchema.additionalProperties;
  if (zodSchema instanceof z.ZodPipe && zodSchema.out instanceof z.ZodNumber) limitNumber(zodSchema.out, jsonSchema);
}

const isCoerced = (schema: z.core.$ZodType): boolean =>
  schema instanceof z.ZodString && 'coerce' in schema.def && schema.def.coerce === true;

/** The limits of a number that can also be sent as text: zod describes them only on the side of the output. */
function limitNumber({ minValue, maxValue, isInt }: z.ZodNumber, jsonSchema: Described): void {
  const limits = {
    ...(isInt && { type: 'integer' as const }),
    ...(minValue !== null && minValue > Number.MIN_SAFE_INTEGER && { minimum: minValue }),
    ...(maxValue !== null && maxValue < Number.MAX_SAFE_INTEGER && { maximum: maxValue }),
  };
  jsonSchema.anyOf = (jsonSchema.anyOf ?? []).map((each) => (each.type === 'number' ? { ...each, ...limits } : each));
}

const options = {
  // What a sender may send. A reply is read through its schema as well, so its sender has the same freedom.
  io: 'input',
  // A refinement or a transformation has no JSON Schema.
  unrepresentable: 'any',
  override: complete,
} as const;

const withoutIdentity = ({ $schema: _schema, $id: _id, ...rest }: Json): Json => rest;

/** The JSON Schema of a schema that stands alone, such as a parameter’s. */
export const describeSchema = (schema: z.ZodType): Json => withoutIdentity(z.toJSONSchema(schema, options));

interface DescribedSchemas {
  /** The named schemas, for `components.schemas`. */
  readonly components: Readonly<Record<string, Json>>;
  /** The schema of a body or reply; named schemas in it are references. */
  readonly of: (schema: z.ZodType) => Json;
}

/** Describes the bodies and replies of calls, and the named schemas that they contain. */
export function describeSchemas(schemas: readonly z.ZodType[]): DescribedSchemas {
  const registry = z.registry<{ id: string }>();
  for (const [name, schema] of componentSchemas) registry.add(schema, { id: name });
  // A wrapper is never part of another schema, so zod does not turn bodies and replies into references.
  const wrappers = new Map([...new Set(schemas)].map((schema, index) => [schema, `wrapper-${index}`]));
  for (const [schema, id] of wrappers) registry.add(z.object({ wrapped: schema }), { id });
  const described: Readonly<Record<string, Json>> = z.toJSONSchema(registry, { ...options, uri: componentRef }).schemas;
  const names = [...componentSchemas.keys()];
  return {
    components: {
      Tile: tileSchema,
      ...Object.fromEntries(names.map((name) => [name, withoutIdentity(described[name] ?? {})])),
    },
    of: (schema) => {
      const properties = described[wrappers.get(schema) ?? '']?.properties;
      const wrapped = z.object({ wrapped: z.record(z.string(), z.unknown()) }).safeParse(properties);
      if (!wrapped.success) throw new Error('The schema was not described. Pass it to describeSchemas.');
      return wrapped.data.wrapped;
    },
  };
}
