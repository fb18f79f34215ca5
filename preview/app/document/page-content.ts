import { shorten } from '#preview/review/values/shorten.ts';
import type { RawTile } from '#schemas/content/tile/define-tile.ts';
import { migrateTile } from '#schemas/content/tile/migrate-tile.ts';
import { tileTypeOf } from '#schemas/content/tile/tile-type-of.ts';

/** A page as editors write it: raw, because what is being written may have mistakes. Every tile has a key of its own. */
export interface PageContent {
  readonly id: string;
  readonly tiles: readonly RawTile[];
  readonly [field: string]: unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads a stored draft. Tiles of an older version are brought to the one that forms show. What is no tile at all is kept
 * as a tile without a type, so that nothing is lost unseen.
 */
export function readContent(id: string, stored: unknown): PageContent {
  const fields = isRecord(stored) ? stored : {};
  const listed: readonly unknown[] = Array.isArray(fields.tiles) ? fields.tiles : [];
  const tiles: RawTile[] = [];
  for (const each of listed) tiles.push(withKey(isRecord(each) ? current(each) : { type: '', content: each }, tiles));
  return { ...fields, id, tiles };
}

/** A tile at the version of its type; as it is where that is not known, or cannot be reached. */
function current(tile: RawTile): RawTile {
  const definition = tileTypeOf(typeOf(tile));
  const migrated = definition && migrateTile(tile, definition);
  return migrated?.ok ? migrated.raw : tile;
}

/** A tile with a key that none of `others` has: its own where that is free. */
export function withKey(tile: RawTile, others: readonly RawTile[]): RawTile {
  const taken = new Set(others.map(({ key }) => key));
  const wanted = typeof tile.key === 'string' && tile.key !== '' ? tile.key : typeOf(tile) || 'tile';
  if (!taken.has(wanted)) return tile.key === wanted ? tile : { ...tile, key: wanted };
  const stem = wanted.replace(/-\d+$/, '');
  let number = 2;
  while (taken.has(`${stem}-${number}`)) number += 1;
  return { ...tile, key: `${stem}-${number}` };
}

export const typeOf = (tile: RawTile): string => (typeof tile.type === 'string' ? tile.type : '');

export const keyOf = (tile: RawTile): string => (typeof tile.key === 'string' ? tile.key : '');

/** What editors call a tile: the name of its type, and its heading where it has one. */
export function nameOf(tile: RawTile): string {
  const type = tileTypeOf(typeOf(tile))?.title ?? (typeOf(tile) || 'Tile');
  const heading = [tile.heading, tile.title].find((text) => typeof text === 'string' && text.trim() !== '');
  return heading === undefined ? type : `${type} “${shorten(String(heading), 40)}”`;
}
