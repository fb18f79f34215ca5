import { z } from 'zod';
import { getInnerFields, getSchemaLayers } from './schema-layers.ts';

/** What an id identifies. */
export type IdKind =
  | 'restaurant'
  | 'contact-restaurant'
  | 'contact-type'
  | 'contact-reason'
  | 'contact-sub-reason'
  | 'job'
  | 'question'
  | 'occasion'
  | 'area'
  | 'booking-menu'
  | 'extra';

const kinds = z.registry<{ readonly kind: IdKind }>();

/** Registers what an id identifies, so that requests can send it as a number where replies have it as a number. */
export function withIdKind<Schema extends z.ZodType>(schema: Schema, kind: IdKind): Schema {
  kinds.add(schema, { kind });
  return schema;
}

/** An id in a request body: text, or a number that is read as text. */
export const sentId = (schema: z.ZodType<string, string>, kind: IdKind) => {
  const id = z.union([schema, z.number()]).transform(String);
  const meta = schema.meta();
  return withIdKind(meta ? id.meta(meta) : id, kind);
};

/** Where a value has ids of a kind. `*` stands for all entries of a list. */
export interface IdPath {
  readonly kind: IdKind;
  readonly steps: readonly string[];
}

/** The paths of all ids that a schema registers. Recursive schemas are followed once. */
export function findIdPaths(schema: z.ZodType, outer: readonly z.ZodType[] = []): readonly IdPath[] {
  const layers = getSchemaLayers(schema);
  const kind = layers.map((layer) => kinds.get(layer)?.kind).find((each) => each !== undefined);
  if (kind) return [{ kind, steps: [] }];
  const inner = layers.at(-1) ?? schema;
  if (outer.includes(inner)) return [];
  return [...getInnerFields(inner)].flatMap(([name, field]) =>
    findIdPaths(field, [...outer, inner]).map(({ kind, steps }) => ({ kind, steps: [name, ...steps] })),
  );
}
