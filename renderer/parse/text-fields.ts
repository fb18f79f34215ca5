import { z } from 'zod';
import { getInnerFields, unwrapSchema } from '#schemas/content/field/schema-layers.ts';
import { isMediaUrl } from '#schemas/content/media/media.ts';
import type { PathStep } from '#schemas/content/problem/problem.ts';
import type { AnyTileDefinition } from '#schemas/content/tile/define-tile.ts';

type TextFormat = 'plain' | 'html' | 'link';

/** A field in which a tile type has text for visitors, or the address of a link. */
export interface TextField {
  /** Field names, with `*` for every entry of a list. */
  readonly path: readonly string[];
  readonly format: TextFormat;
}

interface TextFields {
  /** The texts and the addresses of links, without addresses of images and videos. */
  readonly textsAndLinks: readonly TextField[];
  /** The texts, without addresses. */
  readonly texts: readonly TextField[];
  /** The paths of rich texts. */
  readonly htmlPaths: readonly (readonly string[])[];
}

const known = new WeakMap<AnyTileDefinition, TextFields>();

/** The fields of a tile type in which there is text. */
export function textFieldsOf(definition: AnyTileDefinition): TextFields {
  const found = known.get(definition);
  if (found) return found;
  const textsAndLinks = findFields(definition.schema, []);
  const fields = {
    textsAndLinks,
    texts: textsAndLinks.filter(({ format }) => format !== 'link'),
    htmlPaths: textsAndLinks.filter(({ format }) => format === 'html').map(({ path }) => path),
  };
  known.set(definition, fields);
  return fields;
}

function findFields(schema: z.ZodType, path: readonly string[]): TextField[] {
  const inner = unwrapSchema(schema);
  if (!(inner instanceof z.ZodString))
    return [...getInnerFields(inner)].flatMap(([name, field]) => findFields(field, [...path, name]));
  const format = formatOf(inner);
  return format ? [{ path, format }] : [];
}

function formatOf(field: z.ZodString): TextFormat | undefined {
  const format = field.meta()?.format;
  if (format === undefined) return 'plain';
  if (format === 'html') return 'html';
  return format === 'uri-reference' && !isMediaUrl(field) ? 'link' : undefined;
}

type Visit = (text: string, path: readonly PathStep[], holder: object) => void;

/** Calls `visit` for every text of `value` that `path` leads to, with the object or list that holds it. */
export const visitTexts = (value: unknown, path: readonly string[], visit: Visit): void =>
  visitFrom(value, path, [], visit);

/** `at` is the path to `value`. The visitor gets a copy, because it changes. */
function visitFrom(value: unknown, path: readonly string[], at: PathStep[], visit: Visit): void {
  const step = path[at.length];
  if (step === undefined || typeof value !== 'object' || value === null) return;
  const isLast = at.length === path.length - 1;
  for (const each of step === '*' ? Object.keys(value).map(Number) : [step]) {
    const found: unknown = Reflect.get(value, each);
    at.push(each);
    if (!isLast) visitFrom(found, path, at, visit);
    else if (typeof found === 'string') visit(found, [...at], value);
    at.pop();
  }
}
