import { z } from 'zod';
import { getInnerFields, getSchemaLayers, unwrapSchema } from '#schemas/content/field/schema-layers.ts';
import { verbatimTexts } from '#schemas/content/field/verbatim-texts.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { isMediaUrl } from '#schemas/content/media/media.ts';
import { page } from '#schemas/content/page/page.ts';
import type { PathStep } from '#schemas/content/problem/problem.ts';
import { findTileType } from '#schemas/content/tile/find-tile-type.ts';

/** What a text of a reply is for. */
export type TextKind = 'plain' | 'media';

export type ChangeText = (kind: TextKind, text: string, path: readonly PathStep[]) => string;

interface Field {
  /** Undefined for texts that are neither, such as rich text and links, and for other values. */
  readonly kind: TextKind | undefined;
  /** The fields of an object; the entries of a list as `*`. */
  readonly inner: ReadonlyMap<string, z.ZodType>;
}

const anything = z.unknown();
const fields = new WeakMap<z.ZodType, Field>();

function fieldOf(schema: z.ZodType): Field {
  const known = fields.get(schema);
  if (known) return known;
  const field = { kind: kindOf(schema), inner: getInnerFields(schema) };
  fields.set(schema, field);
  return field;
}

/** The address of an image or video is a media text, and so is an address alone in place of its object. */
function kindOf(schema: z.ZodType): TextKind | undefined {
  const inner = unwrapSchema(schema);
  if (inner instanceof z.ZodObject) return isMedia(inner.shape.url) ? 'media' : undefined;
  if (!(inner instanceof z.ZodString)) return undefined;
  if (isMedia(schema)) return 'media';
  const layers = getSchemaLayers(schema);
  const isPlain = layers.every((layer) => layer.meta()?.format === undefined && !verbatimTexts.has(layer));
  return isPlain ? 'plain' : undefined;
}

const isMedia = (schema: unknown): boolean => schema instanceof z.ZodType && getSchemaLayers(schema).some(isMediaUrl);

/** A copy of a value with its texts changed, as its schema describes them; the value itself if no text changes. */
export function changeTexts(
  schema: z.ZodType,
  value: unknown,
  change: ChangeText,
  path: readonly PathStep[] = [],
): unknown {
  const { kind, inner } = fieldOf(schema);
  if (typeof value === 'string') return kind ? change(kind, value, path) : value;
  if (Array.isArray(value)) {
    const entry = inner.get('*');
    if (!entry) return value;
    const changed = value.map((each: unknown, at) => changeTexts(entry, each, change, [...path, at]));
    return changed.some((each, at) => each !== value[at]) ? changed : value;
  }
  if (!isRecord(value)) return value;
  const own = inner.size > 0 ? inner : fieldOf(schemaOfUnknown(value)).inner;
  const changed = Object.entries(value).flatMap(([name, each]) => {
    const field = own.get(name);
    const next = field ? changeTexts(field, each, change, [...path, name]) : each;
    return next === each ? [] : [[name, next] as const];
  });
  return changed.length === 0 ? value : { ...value, ...Object.fromEntries(changed) };
}

/** The schema of what replies leave to the renderer: a page, or a tile. */
function schemaOfUnknown(value: Readonly<Record<string, unknown>>): z.ZodType {
  if (Array.isArray(value.tiles)) return page;
  return (typeof value.type === 'string' ? findTileType(value.type)?.schema : undefined) ?? anything;
}
