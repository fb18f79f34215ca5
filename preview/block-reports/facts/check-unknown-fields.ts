import { isDeepStrictEqual } from 'node:util';
import type { RawTile } from '#schemas/content/tile/define-tile.ts';
import { migrateTile, undoMigrations } from '#schemas/content/tile/migrate-tile.ts';
import type { TileKind } from './describe-tile.ts';

const unknown = 'fieldOfTomorrow';
const value = { of: ['another', 'version'] };

/** The same content with an unknown field in it and in every nested object. */
function withUnknown(content: unknown): unknown {
  if (Array.isArray(content)) return content.map(withUnknown);
  if (typeof content !== 'object' || content === null) return content;
  const fields = Object.entries(content).map(([name, each]): [string, unknown] => [name, withUnknown(each)]);
  return { ...Object.fromEntries(fields), [unknown]: value };
}

/** Checks that unknown fields do not change a tile, and that no migration loses them. Returns what fails. Pure. */
export function checkUnknownFields(kind: TileKind, fields: RawTile): readonly string[] {
  const raw = { ...fields, type: kind.type };
  const expected = kind.schema.safeParse(raw);
  const actual = kind.schema.safeParse(withUnknown(raw));
  const found = isDeepStrictEqual(actual.data, expected.data) ? [] : ['An unknown field changes the parsed tile.'];
  const migrated = [
    ['up', migrateTile({ ...raw, version: 1, [unknown]: value }, kind)],
    ['down', undoMigrations({ ...raw, version: kind.version, [unknown]: value }, 1, kind)],
  ] as const;
  for (const [direction, result] of migrated)
    if (!result.ok) found.push(result.message);
    else if (!isDeepStrictEqual(result.raw[unknown], value))
      found.push(`Migrating ${direction} loses an unknown field.`);
  return found;
}
