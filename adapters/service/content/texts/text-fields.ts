import { z } from 'zod';
import { getInnerFields, getMeta, getSchemaLayers, unwrapSchema } from '#schemas/content/field/schema-layers.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { page } from '#schemas/content/page/page.ts';
import type { PathStep } from '#schemas/content/problem/problem.ts';
import { findTileType } from '#schemas/content/tile/find-tile-type.ts';

/** A text or number that editors have written, or the address of a link. */
export interface TextField {
  /** The path from the root of the stored content. */
  readonly path: readonly PathStep[];
  /** A price is in pounds, “12.50”. */
  readonly value: string;
  readonly format: 'text' | 'html' | 'link' | 'number';
  /** The title of the field. */
  readonly title: string;
  /** The maximum length of the value; undefined if there is none. */
  readonly maximum: number | undefined;
  /** Whether an empty value is an error. */
  readonly isRequired?: boolean;
  /** The name of what has this text or number, such as a dish. */
  readonly owner?: string | undefined;
  /** The tile of the field, with its heading if it has one. */
  readonly tile?: { readonly key: string; readonly type: string; readonly heading?: string };
}

/** Where a schema has texts and numbers; undefined if it has none. */
type Outline =
  | ({ readonly kind: 'text' } & Pick<TextField, 'format' | 'title' | 'maximum' | 'isRequired'>)
  | { readonly kind: 'number'; readonly title: string; readonly isPrice: boolean }
  | { readonly kind: 'object'; readonly fields: readonly (readonly [name: string, outline: Outline])[] }
  | { readonly kind: 'list'; readonly item: Outline };

/** Schemas never change, and there are far fewer of them than values. */
const outlines = new WeakMap<z.ZodType, { readonly outline: Outline | undefined }>();

function outlineOf(schema: z.ZodType, name = ''): Outline | undefined {
  const known = outlines.get(schema);
  if (known) return known.outline;
  const outline = createOutline(schema, name);
  outlines.set(schema, { outline });
  return outline;
}

function createOutline(schema: z.ZodType, name: string): Outline | undefined {
  const inner = unwrapSchema(schema);
  if (inner instanceof z.ZodString) return outlineText(schema, inner, name);
  if (getSchemaLayers(schema).some((layer) => layer instanceof z.ZodPipe && layer.out instanceof z.ZodNumber)) {
    const { title = name, unit } = getMeta(schema);
    return internalNumbers.has(name) ? undefined : { kind: 'number', title, isPrice: unit === 'pence' };
  }
  const fields = [...getInnerFields(inner)].flatMap(([each, field]) => {
    const outline = outlineOf(field, each);
    return outline ? [[each, outline] as const] : [];
  });
  const [first] = fields;
  if (!first) return undefined;
  return inner instanceof z.ZodArray ? { kind: 'list', item: first[1] } : { kind: 'object', fields };
}

/** A text with a pattern is an id, a slug or a date. A field named `url` is the address of an image or a video. */
function outlineText(schema: z.ZodType, inner: z.ZodString, name: string): Outline | undefined {
  const { format, title = name } = getMeta(schema);
  const maximum = inner.maxLength ?? undefined;
  const text = { kind: 'text', title, maximum, ...(!schema.safeParse('').success && { isRequired: true }) } as const;
  if (format === 'uri-reference') return name === 'url' ? undefined : { ...text, format: 'link' };
  if (format === 'html') return { ...text, format };
  return inner.format === null ? { ...text, format: 'text' } : undefined;
}

/** Numbers that are not searched: sizes of images and coordinates. */
const internalNumbers: ReadonlySet<string> = new Set('width height x y lat lng distance milesValue'.split(' '));

/** A number as editors enter it; undefined if it is not a number. */
function showNumber(value: unknown, isPrice: boolean): string | undefined {
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return undefined;
  const number = Number(value);
  if (!Number.isFinite(number)) return undefined;
  return isPrice ? (number / 100).toFixed(2) : String(number);
}

type TileOfText = TextField['tile'];

function* textsIn(
  outline: Outline | undefined,
  value: unknown,
  path: readonly PathStep[],
  tile?: TileOfText,
  owner?: string,
): Generator<TextField> {
  switch (outline?.kind) {
    case 'number': {
      const { title, isPrice } = outline;
      const shown = showNumber(value, isPrice);
      if (shown !== undefined)
        yield { path, value: shown, format: 'number', title, maximum: undefined, owner, ...(tile && { tile }) };
      return;
    }
    case 'text':
      if (typeof value === 'string' && value.trim() !== '') {
        const { kind: _, ...text } = outline;
        yield { path, value, ...text, owner, ...(tile && { tile }) };
      }
      return;
    case 'object':
      if (isRecord(value))
        for (const [name, field] of outline.fields)
          yield* textsIn(field, value[name], [...path, name], tile, nameOf(value));
      return;
    case 'list':
      if (Array.isArray(value))
        for (const [at, entry] of value.entries()) yield* textsIn(outline.item, entry, [...path, at], tile, owner);
  }
}

const nameOf = ({ name, title }: Readonly<Record<string, unknown>>): string | undefined =>
  [name, title].find((text) => typeof text === 'string');

/** The texts and numbers of any content, valid or not, by its schema. */
export const textsOfContent = (schema: z.ZodType, value: unknown): TextField[] => [
  ...textsIn(outlineOf(schema), value, []),
];

/** The texts of a page, valid or not: of the page itself, then of its tiles. */
export const textsOfPage = (content: unknown): TextField[] => [
  ...textsOfContent(page, content),
  ...textsOfTiles(content, 'tiles'),
];

/** The texts of the tiles in a field of content. Tiles of unknown types have none. */
export function textsOfTiles(content: unknown, name: string): TextField[] {
  const tiles: unknown = Object(content)[name];
  return (Array.isArray(tiles) ? tiles : []).flatMap((tile: unknown, at) => {
    if (!isRecord(tile) || typeof tile.type !== 'string') return [];
    const definition = findTileType(tile.type);
    const key = typeof tile.key === 'string' ? tile.key : '';
    const heading = headingOf(tile);
    return definition
      ? [
          ...textsIn(outlineOf(definition.schema), tile, [name, at], {
            key,
            type: tile.type,
            ...(heading !== undefined && { heading }),
          }),
        ]
      : [];
  });
}

const headingOf = ({ heading, title }: Readonly<Record<string, unknown>>): string | undefined =>
  [heading, title].filter((text) => typeof text === 'string').find((text) => text.trim() !== '');
