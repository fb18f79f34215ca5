import { isRecord } from '#schemas/content/is-record.ts';
import type { PathStep } from '#schemas/content/problem/problem.ts';
import { setAt } from '#schemas/content/set-at.ts';
import type { RawTile } from '#schemas/content/tile/define-tile.ts';
import { moveEntry } from './move-entry.ts';
import { type PageContent, withKey } from './page-content.ts';

/** Operations on a page. Pure: each returns another page and shares the tiles that it does not change. */

const withTiles = (page: PageContent, tiles: readonly RawTile[]): PageContent => ({ ...page, tiles });

/** Inserts tiles before position `at` and gives them unique keys. */
export function insertTiles(page: PageContent, at: number, added: readonly RawTile[]): PageContent {
  const tilesWithKeys: RawTile[] = [];
  for (const tile of added) tilesWithKeys.push(withKey(tile, [...page.tiles, ...tilesWithKeys]));
  return withTiles(page, [...page.tiles.slice(0, at), ...tilesWithKeys, ...page.tiles.slice(at)]);
}

/** Moves a tile to position `to`, clamped to the page. */
export function moveTile(page: PageContent, from: number, to: number): PageContent {
  const target = Math.max(0, Math.min(to, page.tiles.length - 1));
  return page.tiles[from] && target !== from ? withTiles(page, moveEntry(page.tiles, from, target)) : page;
}

export const removeTile = (page: PageContent, at: number): PageContent =>
  withTiles(
    page,
    page.tiles.filter((_, index) => index !== at),
  );

/** Inserts a copy after a tile. */
export function duplicateTile(page: PageContent, at: number): PageContent {
  const tile = page.tiles[at];
  return tile ? insertTiles(page, at + 1, [structuredClone(tile)]) : page;
}

export const replaceTile = (page: PageContent, at: number, tile: RawTile): PageContent =>
  withTiles(
    page,
    page.tiles.map((old, index) => (index === at ? tile : old)),
  );

/** Sets a field of a tile, or removes it if the value is `undefined`. */
export function setTileField(page: PageContent, at: number, path: readonly PathStep[], value: unknown): PageContent {
  const changed = setAt(page.tiles[at], path, value);
  return isRecord(changed) ? replaceTile(page, at, changed) : page;
}

/** Sets a field of the page itself, or removes it if the value is `undefined`. */
export const setPageField = (page: PageContent, name: string, value: unknown): PageContent => {
  const { [name]: _, ...rest } = page;
  return value === undefined ? { ...rest, id: page.id, tiles: page.tiles } : { ...page, [name]: value };
};

/** Sets the widths of the tile at position `first` and of those after it. */
export const setWidths = (page: PageContent, first: number, widths: readonly string[]): PageContent =>
  withTiles(
    page,
    page.tiles.map((tile, at) => {
      const width = widths[at - first];
      return width === undefined || at < first ? tile : { ...tile, width };
    }),
  );
