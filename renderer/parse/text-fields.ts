import { z } from 'zod';
import { getInnerFields, unwrapSchema } from '#schemas/content/field/schema-layers.ts';
import type { PathStep } from '#schemas/content/problem/problem.ts';
import type { AnyTileDefinition } from '#schemas/content/tile/define-tile.ts';

/** A field in which a tile type has text for visitors. */
export interface TextField {
  /** Field names, with `*` for every entry of a list. */
  readonly path: readonly string[];
  /** Whether the text is rich text; otherwise it is plain. */
  readonly html: boolean;
}

const known = new WeakMap<AnyTileDefinition, readonly TextField[]>();

/** The text fields of a tile type, without addresses. */
export function textFieldsOf(definition: AnyTileDefinition): readonly TextField[] {
  const fields = known.get(definition) ?? findFields(definition.schema, []);
  known.set(definition, fields);
  return fields;
}

function findFields(schema: z.ZodType, path: readonly string[]): TextField[] {
  const inner = unwrapSchema(schema);
  if (!(inner instanceof z.ZodString))
    return [...getInnerFields(inner)].flatMap(([name, field]) => findFields(field, [...path, name]));
  const format = inner.meta()?.format;
  return format === undefined || format === 'html' ? [{ path, html: format === 'html' }] : [];
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
