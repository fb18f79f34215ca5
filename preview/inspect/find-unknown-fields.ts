import type { z } from 'zod';
import type { ReadPage } from '#blocks/page-reader.ts';
import { nearestName } from '#renderer/parse/nearest-name.ts';
import { getInnerFields } from '#schemas/content/field/schema-layers.ts';
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
  const fields = getInnerFields(schema);
  const entry = fields.get('*');
  if (entry && Array.isArray(value)) return value.flatMap((each, at) => unknownIn(entry, each, [...path, at]));
  if (entry || fields.size === 0 || typeof value !== 'object' || value === null) return [];
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
