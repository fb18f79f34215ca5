import { z } from 'zod';
import { optionTitlesOf } from '#preview/review/values/option-label.ts';
import type { ReferenceTarget } from '#schemas/content/field/field.ts';
import { getReading } from '#schemas/content/field/repair/readings.ts';
import { getMeta, getSchemaLayers, unwrapSchema } from '#schemas/content/field/schema-layers.ts';
import { hasEffect } from '#schemas/content/field/without-effect.ts';
import { media, videoSchema } from '#schemas/content/media/media.ts';
import { colour } from '#schemas/content/tile/colour.ts';

/** A union of one shape per kind. */
type ShapeOfKind<Kinds extends string, More = unknown> = { [Kind in Kinds]: { readonly kind: Kind } & More }[Kinds];

/** The limits of a number, or of the number of entries in a list. */
interface Bounds {
  readonly minimum: number | undefined;
  readonly maximum: number | undefined;
}

/** Reads a text in another notation, such as “9am”, as the value that is stored. Returns undefined if it cannot. */
type ReadNotation = (raw: unknown) => unknown;

/** An amount in pence is entered in pounds; a year is written without a comma. */
type NumberUnit = 'pence' | 'year';

/** The kind of value that a field holds, and its limits. */
type Shape =
  | ShapeOfKind<'rich-text' | 'address', { readonly maximum: number | undefined }>
  | ShapeOfKind<
      'text',
      {
        readonly maximum: number | undefined;
        readonly read?: ReadNotation;
        /** The fields of lists in the same content whose values are suggested: `areas.linkGroup`. */
        readonly suggestFrom?: readonly string[];
      }
    >
  /** A text with values to choose from, if they are not the names of the restaurants. */
  | ShapeOfKind<'known-value', { readonly values: readonly string[] | 'restaurants' }>
  | ShapeOfKind<'flag' | 'colour' | 'media' | 'video' | 'date' | 'tile' | 'raw'>
  | ShapeOfKind<'number', Bounds & { readonly whole: boolean; readonly unit?: NumberUnit | undefined }>
  | {
      readonly kind: 'choice';
      readonly values: readonly string[];
      /** The titles of values whose names do not say what they are. */
      readonly titles?: ReadonlyMap<string, string>;
    }
  | { readonly kind: 'reference'; readonly to: ReferenceTarget }
  | { readonly kind: 'object'; readonly fields: readonly NamedField[] }
  | ShapeOfKind<'list', Bounds & { readonly item: Field; readonly presets?: 'bank-holidays' | undefined }>;

export type FieldKind = Shape['kind'];

/** A field of a form, derived from its schema. */
export type Field = Shape & {
  readonly title: string;
  readonly description: string;
  readonly isRequired: boolean;
  /** The title of the disclosure at the end of the form that has the field; undefined if it is always visible. */
  readonly disclosure?: string | undefined;
  /** The flag beside it without which it has no effect; undefined if it always has one. */
  readonly onlyWith?: string | undefined;
  /** The value that applies if the field is absent, if the schema states it. */
  readonly fallback: unknown;
};

export type FieldOf<Kind extends FieldKind> = Extract<Field, { kind: Kind }>;

export interface NamedField {
  readonly name: string;
  readonly field: Field;
}

/** The fields of an object schema that affect the page, in order. */
export const describeFields = (schema: z.ZodObject): NamedField[] =>
  Object.entries<z.ZodType>({ ...schema.shape })
    .filter(([, field]) => hasEffect(field))
    .map(([name, field]) => ({ name, field: describeField(field) }));

/** Describes a field by the metadata of its schema and the type inside all wrappers. */
export function describeField(schema: z.ZodType): Field {
  const { title = '', description = '', default: fallback, disclosure, onlyWith } = getMeta(schema);
  return {
    ...shapeOf(schema),
    ...(typeof disclosure === 'string' && { disclosure }),
    ...(typeof onlyWith === 'string' && { onlyWith }),
    title,
    description,
    fallback,
    isRequired: !schema.safeParse(undefined).success,
  };
}

const isSchema = (value: unknown): value is z.ZodType => value instanceof z.ZodType;

const has = (layers: readonly z.ZodType[], known: z.ZodType): boolean => layers.some(({ def }) => def === known.def);

function shapeOf(schema: z.ZodType): Shape {
  const { format, refersTo, component, knownValues, suggestFrom } = getMeta(schema);
  if (component === 'Tile') return { kind: 'tile' };
  if (isReference(refersTo)) return { kind: 'reference', to: refersTo };
  const layers = getSchemaLayers(schema);
  if (has(layers, colour)) return { kind: 'colour' };
  if (has(layers, media)) return { kind: 'media' };
  if (has(layers, videoSchema)) return { kind: 'video' };
  const inner = unwrapSchema(schema);
  if (inner instanceof z.ZodEnum) return describeChoice(inner, optionTitlesOf(schema));
  if (inner instanceof z.ZodArray && isSchema(inner.element)) {
    const presets = getMeta(inner.element).presets === 'bank-holidays' ? 'bank-holidays' : undefined;
    return { kind: 'list', item: describeField(inner.element), presets, ...boundsOfList(inner) };
  }
  if (inner instanceof z.ZodObject) return { kind: 'object', fields: describeFields(inner) };
  if (inner instanceof z.ZodISODate) return { kind: 'date' };
  if (inner instanceof z.ZodString || inner instanceof z.ZodStringFormat) {
    const maximum = inner.maxLength ?? undefined;
    if (knownValues === 'restaurants') return { kind: 'known-value', values: knownValues };
    if (Array.isArray(knownValues)) return { kind: 'known-value', values: knownValues.map(String) };
    if (format === 'html' || format === 'uri-reference')
      return { kind: format === 'html' ? 'rich-text' : 'address', maximum };
    const { read } = getReading(schema);
    return {
      kind: 'text',
      maximum,
      ...(read && { read }),
      ...(Array.isArray(suggestFrom) && { suggestFrom: suggestFrom.map(String) }),
    };
  }
  if (inner instanceof z.ZodUnion) return shapeOfUnion(inner, schema);
  return { kind: 'raw' };
}

function describeChoice({ options }: z.ZodEnum, titles: ReadonlyMap<string, string>): Shape {
  return { kind: 'choice', values: options.map(String), ...(titles.size > 0 && { titles }) };
}

const isReference = (value: unknown): value is ReferenceTarget =>
  value === 'menu' || value === 'offer' || value === 'restaurant' || value === 'shared-tiles';

/** Numbers and booleans also accept text, so their schemas are unions; so are ids, which some systems send as numbers. */
function shapeOfUnion(union: z.ZodUnion, whole: z.ZodType): Shape {
  const options = union.options.filter(isSchema);
  if (options.some((option) => option instanceof z.ZodBoolean)) return { kind: 'flag' };
  const text = options.find((option) => option instanceof z.ZodString);
  if (text) return { kind: 'text', maximum: text.maxLength ?? undefined };
  if (options.some((option) => option instanceof z.ZodNumber)) return describeNumber(whole);
  return { kind: 'raw' };
}

/** The schema that checks a parsed number, at the output end of a pipe. */
function checkedNumber(schema: z.ZodType): z.ZodNumber | undefined {
  for (const layer of getSchemaLayers(schema))
    if (layer instanceof z.ZodPipe && layer.out instanceof z.ZodNumber) return layer.out;
  return undefined;
}

const isBound = (bound: number | null | undefined): bound is number =>
  typeof bound === 'number' && Math.abs(bound) < Number.MAX_SAFE_INTEGER;

function describeNumber(schema: z.ZodType): Shape {
  const { minValue, maxValue } = checkedNumber(schema) ?? {};
  const { unit } = getMeta(schema);
  return {
    kind: 'number',
    whole: !schema.safeParse(1.5).success,
    unit: unit === 'pence' || unit === 'year' ? unit : undefined,
    minimum: isBound(minValue) ? minValue : undefined,
    maximum: isBound(maxValue) ? maxValue : undefined,
  };
}

/** How many entries a list may have, taken from its JSON Schema. */
function boundsOfList(list: z.ZodArray): Bounds {
  const { minItems, maxItems } = z.toJSONSchema(list, { io: 'input', unrepresentable: 'any' });
  return { minimum: minItems || undefined, maximum: maxItems };
}
