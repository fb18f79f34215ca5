import type { Tile } from '#schemas/content/tile/tile.ts';
import { tiles as tileTypes } from '#schemas/tiles/tiles.generated.ts';
import type { Placement } from '../block.ts';
import { packRows, type Row } from './pack-rows.ts';

/** What went before on the page and matters to the tiles that follow. */
export interface Before {
  readonly tiles: number;
  /** Whether a tile has been given the heading of the page. */
  readonly titled: boolean;
  /** Tiles of alternating layout so far, by type. */
  readonly turns: ReadonlyMap<string, number>;
}

/** Nothing went before. */
export const topOfPage: Before = { tiles: 0, titled: false, turns: new Map() };

/** The places of tiles, in their order, the rows they form, and what that leaves to those that follow. */
export interface Composition {
  readonly rows: readonly Row[];
  readonly places: readonly Placement[];
  readonly after: Before;
}

/** Tiles of the first rows are likely to be seen at once; so many tiles are taken to be. */
const seenAtOnce = 2;

/** Whether a tile shows a heading: one of its own, or one that its block takes from data. */
export const hasHeading = (tile: Tile): boolean =>
  tileTypes[tile.type].headed === true || ('heading' in tile && Boolean(tile.heading));

/** Counts tiles of one type, of those layouts that alternate; the others are always at their first turn. */
function turnOf({ type, layout }: Tile, turns: Map<string, number>): number {
  if (layout !== 'domino-left') return 0;
  const alternation = turns.get(type) ?? 0;
  turns.set(type, alternation + 1);
  return alternation;
}

/** Decides where each tile goes and what it must know of it. Pure. */
export function placeTiles(tiles: readonly Tile[], before: Before = topOfPage): Composition {
  const rows = packRows(tiles.map((tile) => tile.width));
  const spans = rows.flatMap((row) => row.spans);
  const title = before.titled ? -1 : tiles.findIndex(hasHeading);
  const turns = new Map(before.turns);
  const places = tiles.map(
    (tile, index): Placement => ({
      headingLevel: index === title ? 1 : 2,
      alternation: turnOf(tile, turns),
      first: before.tiles + index < seenAtOnce,
      span: spans[index] ?? 6,
    }),
  );
  const after = { tiles: before.tiles + tiles.length, titled: before.titled || title >= 0, turns };
  return { rows, places, after };
}
