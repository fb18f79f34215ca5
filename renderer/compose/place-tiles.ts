import type { Tile } from '#schemas/tile/tile.ts';
import { tiles } from '#schemas/tiles.generated.ts';
import type { Place } from '../block.ts';
import { packRows, type Row } from './pack-rows.ts';

/** The places of a page's tiles, in their order, and the rows they form. */
export interface Composition {
  readonly rows: readonly Row[];
  readonly places: readonly Place[];
}

/** Tiles of the first rows are likely to be seen at once; so many tiles are taken to be. */
const seenAtOnce = 2;

/** Whether a tile shows a heading: one of its own, or one that its block takes from data. */
export const hasHeading = (tile: Tile): boolean =>
  tiles[tile.type].headed === true || ('heading' in tile && Boolean(tile.heading));

/** Counts tiles of one type, of those layouts that alternate; the others are always at their first turn. */
function turnOf({ type, layout }: Tile, turns: Map<string, number>): number {
  if (layout !== 'domino-left') return 0;
  const turn = turns.get(type) ?? 0;
  turns.set(type, turn + 1);
  return turn;
}

/** Decides where each tile goes and what it must know of it. Pure. */
export function placeTiles(pageTiles: readonly Tile[]): Composition {
  const rows = packRows(pageTiles.map((tile) => tile.width));
  const spans = rows.flatMap((row) => row.spans);
  const title = pageTiles.findIndex(hasHeading);
  const turns = new Map<string, number>();
  const places = pageTiles.map((tile, index): Place => {
    return {
      headingLevel: index === title ? 1 : 2,
      turn: turnOf(tile, turns),
      first: index < seenAtOnce,
      span: spans[index] ?? 6,
    };
  });
  return { rows, places };
}
