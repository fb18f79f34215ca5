import { z } from 'zod';
import { getInnerFields, unwrapSchema } from '#schemas/content/field/schema-layers.ts';
import { isMediaUrl } from '#schemas/content/media/media.ts';
import type { PathStep } from '#schemas/content/problem/problem.ts';
import type { AnyTileDefinition } from '#schemas/content/tile/define-tile.ts';

type TextFormat = 'plain' | 'html' | 'link';

/** A field in which a tile type has text for visitors, or the address of a link. */
interface AnyTextField {
  /** Field names, with `*` for every entry of a list. */
  readonly path: readonly string[];
  readonly format: TextFormat;
}

/** A field in which a tile type has text for visitors. */
export interface TextField {
  readonly path: readonly string[];
  /** Whether the text is rich text; otherwise it is plain. */
  readonly html: boolean;
}

const known = new WeakMap<AnyTileDefinition, readonly AnyTextField[]>();

/** The text fields of a tile type and the addresses of its links, without addresses of images and videos. */
export function textAndLinkFieldsOf(definition: AnyTileDefinition): readonly AnyTextField[] {
  const fields = known.get(definition) ?? findFields(definition.schema, []);
  known.set(definition, fields);
  return fields;
}

/** The text fields of a tile type, without addresses. */
export const textFieldsOf = (definition: AnyTileDefinition): readonly TextField[] =>
  textAndLinkFieldsOf(definition)
    .filter(({ format }) => format !== 'link')
    .map(({ path, format }) => ({ path, html: format === 'html' }));

function findFields(schema: z.ZodType, path: readonly string[]): AnyTextField[] {
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
export function visitTexts(value: unknown, path: readonly string[], visit: Visit, at: readonly PathStep[] = []): void {
  const [step, ...rest] = path;
  if (step === undefined || typeof value !== 'object' || value === null) return;
  const steps = step === '*' ? Object.keys(value).map(Number) : [step];
  for (const each of steps) {
    const found: unknown = Reflect.get(value, each);
    if (rest.length > 0) visitTexts(found, rest, visit, [...at, each]);
    else if (typeof found === 'string') visit(found, [...at, each], value);
  }
}
