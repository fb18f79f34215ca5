import type { ApiMapping } from '#adapters/api-client/mapping/mapping.ts';
import { isBlank } from '#schemas/content/is-blank.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { formatPath } from '#schemas/content/problem/problem.ts';
import { findTileType } from '#schemas/content/tile/find-tile-type.ts';
import { migrateTile } from '#schemas/content/tile/migrate-tile.ts';
import { isReadField } from '../field-names/is-read-field.ts';
import { listUnknownFields } from '../list-unknown-fields.ts';
import type { Note } from './note-reply.ts';

type Fields = Readonly<Record<string, unknown>>;

interface IgnoredOfTile {
  readonly tile: string;
  /** “hero: links[].colour”. */
  readonly field: string;
  readonly near: string | undefined;
}

/** The tiles of a reply, at the top of a page and of restaurants. */
function tilesIn(value: unknown): readonly Fields[] {
  if (Array.isArray(value)) return value.flatMap(tilesIn);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    (name === 'tiles' || name === 'heroTiles') && Array.isArray(each) ? each.filter(isRecord) : tilesIn(each),
  );
}

/** The fields of tiles that are not read, each once for a type of tile, with the tile that has it. */
export function noteTiles(reply: unknown, mapping: ApiMapping): readonly Note[] {
  const groups = Map.groupBy(
    tilesIn(reply).flatMap((tile) => listIgnored(tile, mapping)),
    ({ field, near }) => `${field} ${near}`,
  );
  return [...groups.values()].flatMap(([first, ...others]): readonly Note[] => {
    if (!first) return [];
    const { tile, field, near } = first;
    const tiles = `${tile}${others.length > 0 ? ` and ${others.length} more` : ''}`;
    return near === undefined
      ? [{ text: `tile ${field} (${tiles}): not read`, kind: 'ignored' }]
      : [{ text: `tile ${field} (${tiles}): did you mean ${near}?`, kind: 'loss' }];
  });
}

function listIgnored(stated: Fields, mapping: ApiMapping): readonly IgnoredOfTile[] {
  const type = typeof stated.type === 'string' ? stated.type : '';
  const found = findTileType(type);
  const migrated = found && migrateTile(stated, found);
  if (!found || !migrated?.ok) return [];
  const tile = migrated.raw;
  const id = [tile.tileId, tile.key, tile.id].find((each) => typeof each === 'string' || typeof each === 'number');
  const named = id === undefined ? 'a tile without an id' : String(id).slice(0, 40);
  const unknown = listUnknownFields(found.schema, tile).filter(({ path }) => {
    const value = path.reduce<unknown>((inner, step) => (isObject(inner) ? Reflect.get(inner, step) : undefined), tile);
    return !isBlank(value) && !(path.length === 1 && isReadField(tile, String(path[0]), mapping));
  });
  const fields = new Map(unknown.map(({ path, near }) => [formatPath(path).replace(/\[\d+\]/g, '[]'), near]));
  return [...fields].map(([field, near]) => ({ tile: named, field: `${type}: ${field}`, near }));
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
