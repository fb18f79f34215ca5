import { shorten } from '#preview/review/values/shorten.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import type { RawTile } from '#schemas/content/tile/define-tile.ts';
import { findTileType } from '#schemas/content/tile/find-tile-type.ts';
import { migrateTile } from '#schemas/content/tile/migrate-tile.ts';

/** A page while it is edited: raw, because it may have mistakes. Every tile has a unique key. */
export interface PageContent {
  readonly id: string;
  readonly tiles: readonly RawTile[];
  readonly [field: string]: unknown;
}

/** Whether a stored draft can be edited. If its tiles are not a list, editing it would lose what is stored instead. */
export const isEditable = (stored: unknown): boolean =>
  isRecord(stored) && (stored.tiles === undefined || Array.isArray(stored.tiles));

/**
 * Reads a stored draft and migrates its tiles to the current version of their types. A value that is not a tile becomes
 * a tile without a type, so that nothing is lost silently.
 */
export function readContent(id: string, stored: unknown): PageContent {
  const fields = isRecord(stored) ? stored : {};
  const listed: readonly unknown[] = Array.isArray(fields.tiles) ? fields.tiles : [];
  const tiles: RawTile[] = [];
  for (const each of listed)
    tiles.push(withKey(isRecord(each) ? migrateToCurrent(each) : { type: '', content: each }, tiles));
  return { ...fields, id, tiles };
}

/** A tile migrated to the current version of its type, or unchanged if that is not possible. */
function migrateToCurrent(tile: RawTile): RawTile {
  const definition = findTileType(typeOf(tile));
  const migrated = definition && migrateTile(tile, definition);
  return migrated?.ok ? migrated.raw : tile;
}

/** A tile with a key that none of `others` has: its own if it is free. */
export function withKey(tile: RawTile, others: readonly RawTile[]): RawTile {
  const taken = new Set(others.map(({ key }) => key));
  const key = typeof tile.key === 'string' && tile.key !== '' ? tile.key : typeOf(tile) || 'tile';
  if (!taken.has(key)) return tile.key === key ? tile : { ...tile, key: key };
  const stem = key.replace(/-\d+$/, '');
  let number = 2;
  while (taken.has(`${stem}-${number}`)) number += 1;
  return { ...tile, key: `${stem}-${number}` };
}

/** A page with the same tiles without their content. */
export const removeFields = ({ id, tiles }: PageContent): PageContent => ({
  id,
  tiles: tiles.map(({ type, key }) => ({ type, key })),
});

export const typeOf = (tile: RawTile): string => (typeof tile.type === 'string' ? tile.type : '');

export const keyOf = (tile: RawTile): string => (typeof tile.key === 'string' ? tile.key : '');

/** The name of a tile for editors: the title of its type, and its heading if it has one. */
export function nameOf(tile: RawTile): string {
  const type = findTileType(typeOf(tile))?.title ?? (typeOf(tile) || 'Tile');
  const heading = [tile.heading, tile.title].find((text) => typeof text === 'string' && text.trim() !== '');
  return heading === undefined ? type : `${type} “${shorten(String(heading), 40)}”`;
}
