import { isBlank } from '#schemas/content/is-blank.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { type ApiMapping, findByName } from '../mapping.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Tiles in a list, or in an object by key or position, each of which can be wrapped: `{ tile: { … } }`. Undefined if a
 * value has no tiles.
 */
export function listTiles(json: unknown, mapping: ApiMapping): readonly unknown[] | undefined {
  if (Array.isArray(json)) return json.map((tile: unknown) => unwrapTile(tile, mapping));
  if (!isRecord(json) || statesType(json, mapping)) return undefined;
  const tiles = Object.entries(json).map(([name, value]) => withKey(unwrapTile(value, mapping), name));
  return tiles.some((tile) => isRecord(tile) && statesType(tile, mapping)) ? tiles : undefined;
}

const statesType = (tile: Fields, { tileTypeFields }: ApiMapping): boolean =>
  typeof tile.type === 'string' || typeof findByName(tile, tileTypeFields) === 'string';

function unwrapTile(json: unknown, mapping: ApiMapping): unknown {
  if (!isRecord(json) || statesType(json, mapping)) return json;
  const tile = findByName(json, ['tile', 'component', 'block', 'module']);
  return isRecord(tile) ? withKey(tile, json.key) : json;
}

const isKey = (key: unknown): boolean => typeof key === 'string' && /[a-z]/i.test(key);

/** A tile without a key of its own gets the one beside it. A position is not a key, because it changes. */
const withKey = (tile: unknown, key: unknown): unknown =>
  isRecord(tile) && isBlank(tile.key) && isKey(key) ? { ...tile, key } : tile;
