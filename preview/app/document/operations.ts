import type { RawTile } from '#schemas/content/tile/define-tile.ts';
import { moveIn } from './move-in.ts';
import { type PageContent, withKey } from './page-content.ts';

/** Everything that can be done to a page. Pure: each gives another page and leaves the tiles that it does not touch alone. */

const withTiles = (page: PageContent, tiles: readonly RawTile[]): PageContent => ({ ...page, tiles });

/** Puts tiles before position `at`, with keys of their own. */
export function insertTiles(page: PageContent, at: number, added: readonly RawTile[]): PageContent {
  const keyed: RawTile[] = [];
  for (const tile of added) keyed.push(withKey(tile, [...page.tiles, ...keyed]));
  return withTiles(page, [...page.tiles.slice(0, at), ...keyed, ...page.tiles.slice(at)]);
}

/** Moves a tile so that it stands at position `to`; the nearest one there is. */
export function moveTile(page: PageContent, from: number, to: number): PageContent {
  const target = Math.max(0, Math.min(to, page.tiles.length - 1));
  return page.tiles[from] && target !== from ? withTiles(page, moveIn(page.tiles, from, target)) : page;
}

export const removeTile = (page: PageContent, at: number): PageContent =>
  withTiles(
    page,
    page.tiles.filter((_, index) => index !== at),
  );

/** Puts a copy behind a tile. */
export function duplicateTile(page: PageContent, at: number): PageContent {
  const tile = page.tiles[at];
  return tile ? insertTiles(page, at + 1, [structuredClone(tile)]) : page;
}

export const replaceTile = (page: PageContent, at: number, tile: RawTile): PageContent =>
  withTiles(
    page,
    page.tiles.map((old, index) => (index === at ? tile : old)),
  );

/** Sets or, with `undefined`, takes away a field of the page itself. */
export const setPageField = (page: PageContent, name: string, value: unknown): PageContent => {
  const { [name]: _, ...rest } = page;
  return value === undefined ? { ...rest, id: page.id, tiles: page.tiles } : { ...page, [name]: value };
};

/** Gives the tiles at positions `first` and following these widths. */
export const setWidths = (page: PageContent, first: number, widths: readonly string[]): PageContent =>
  withTiles(
    page,
    page.tiles.map((tile, at) => {
      const width = widths[at - first];
      return width === undefined || at < first ? tile : { ...tile, width };
    }),
  );
