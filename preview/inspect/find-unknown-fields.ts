import type { ApiMapping } from '#adapters/api-client/mapping/mapping.ts';
import type { ReadPage } from '#blocks/page-reader.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { formatPath } from '#schemas/content/problem/problem.ts';
import { tiles as tileTypes } from '#schemas/tiles/tiles.generated.ts';
import { isReadField } from './field-names/is-read-field.ts';
import { listUnknownFields, type UnknownField } from './list-unknown-fields.ts';

/** Fields of tiles that are not in the schema, such as misspelled ones. They are ignored when the page is rendered. */
export const findUnknownFields = (content: unknown, page: ReadPage, mapping: ApiMapping): readonly string[] =>
  page.tiles.flatMap(({ tile, index }) => {
    const raw = memberOf(memberOf(content, 'tiles'), String(index));
    const { schema, version } = tileTypes[tile.type];
    // An older tile is migrated before it is parsed, so its fields may have had other names.
    const isCurrent = (memberOf(raw, 'version') ?? 1) === version;
    const unknown = isCurrent ? listUnknownFields(schema, raw, ['tiles', index]) : [];
    return unknown
      .filter(({ path }) => path.length > 3 || !isRecord(raw) || !isReadField(raw, String(path.at(-1)), mapping))
      .map(describe);
  });

const describe = ({ path, near }: UnknownField): string => {
  const hint = near === undefined ? 'Remove it.' : `Did you mean “${near}”?`;
  return `warning at ${formatPath(path)} (field-unknown): There is no such field. ${hint}`;
};

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
