import type { AnyTile, TileDefinitions } from '#schemas/content/tile/define-tile.ts';
import type { Placement } from '../block.ts';
import { packRows, type Row } from './pack-rows.ts';

/** What the tiles before have left to those that follow on the page. */
export interface Before {
  readonly tiles: number;
  /** Whether a tile has been given the heading of the page. */
  readonly titled: boolean;
  /** How many tiles of an alternating layout came before, by type. */
  readonly alternations: ReadonlyMap<string, number>;
}

/** The start of a page. */
export const topOfPage: Before = { tiles: 0, titled: false, alternations: new Map() };

/** The placements of tiles, in their order, the rows they form, and the state for the tiles that follow. */
export interface Composition {
  readonly rows: readonly Row[];
  readonly placements: readonly Placement[];
  readonly after: Before;
}

/** So many tiles at the top of a page are likely to be visible when it opens. */
const visibleAtFirst = 2;

/** Whether a tile shows a heading: one of its own, or one that its block takes from data. */
export const hasHeading = (tile: AnyTile, definitions: TileDefinitions): boolean =>
  definitions[tile.type]?.hasHeading === true || ('heading' in tile && Boolean(tile.heading));

/** Counts the tiles of one type with an alternating layout; it is 0 for other layouts. */
function alternationOf({ type, layout }: AnyTile, alternations: Map<string, number>): number {
  if (layout !== 'domino-left') return 0;
  const alternation = alternations.get(type) ?? 0;
  alternations.set(type, alternation + 1);
  return alternation;
}

/** Decides where each tile goes and what its block has to know of that. Pure. */
export function placeTiles(
  tiles: readonly AnyTile[],
  definitions: TileDefinitions,
  before: Before = topOfPage,
): Composition {
  const rows = packRows(tiles.map((tile) => tile.width));
  const spans = rows.flatMap((row) => row.spans);
  const title = before.titled ? -1 : tiles.findIndex((tile) => hasHeading(tile, definitions));
  const alternations = new Map(before.alternations);
  const placements = tiles.map(
    (tile, index): Placement => ({
      headingLevel: index === title ? 1 : 2,
      alternation: alternationOf(tile, alternations),
      first: before.tiles + index < visibleAtFirst,
      span: spans[index] ?? 6,
    }),
  );
  const after = { tiles: before.tiles + tiles.length, titled: before.titled || title >= 0, alternations };
  return { rows, placements, after };
}
