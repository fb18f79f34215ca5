import { z } from 'zod';
import type { ReadPage } from '#blocks/page-reader.ts';
import { nearestName } from '#renderer/parse/nearest-name.ts';
import { unwrapSchema } from '#schemas/content/field/schema-layers.ts';
import { formatPath, type PathStep } from '#schemas/content/problem/problem.ts';
import { tiles as tileTypes } from '#schemas/tiles/tiles.generated.ts';

/** Fields of tiles that are not in the schema, such as misspelled ones. They are ignored when the page is rendered. */
export const findUnknownFields = (content: unknown, page: ReadPage): readonly string[] =>
  page.tiles.flatMap(({ tile, index }) => {
    const raw = memberOf(memberOf(content, 'tiles'), String(index));
    const { schema, version } = tileTypes[tile.type];
    // An older tile is migrated before it is parsed, so its fields may have had other names.
    const isCurrent = (memberOf(raw, 'version') ?? 1) === version;
    return isCurrent ? unknownIn(schema, raw, ['tiles', index]) : [];
  });

function unknownIn(schema: z.ZodType, value: unknown, path: readonly PathStep[]): readonly string[] {
  const field = unwrapSchema(schema);
  if (field instanceof z.ZodArray && Array.isArray(value)) {
    const { element } = field;
    return element instanceof z.ZodType ? value.flatMap((each, at) => unknownIn(element, each, [...path, at])) : [];
  }
  if (!(field instanceof z.ZodObject) || typeof value !== 'object' || value === null) return [];
  const fields = new Map(Object.entries<z.ZodType>({ ...field.shape }));
  return Object.entries(value).flatMap(([name, each]) => {
    const known = fields.get(name);
    if (known) return unknownIn(known, each, [...path, name]);
    const near = nearestName(name, [...fields.keys()]);
    const hint = near === undefined ? 'Remove it.' : `Did you mean “${near}”?`;
    return [`warning at ${formatPath([...path, name])} (field-unknown): There is no such field. ${hint}`];
  });
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
