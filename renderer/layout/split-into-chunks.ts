import type { PlacedTile } from '../parse/read-page.ts';
import { type Before, placeTiles, topOfPage } from './place-tiles.ts';

/** Whole rows of a page that are drawn in one go. */
export interface Chunk {
  readonly tiles: readonly PlacedTile[];
  readonly before: Before;
  /** Positions on the page, unfit tiles included, that this run stands for: from the first up to, not including, the second. */
  readonly from: number;
  readonly until: number;
}

/** Longer than nearly every page, so that those are one run; short enough that a run's elements die young. */
const runLength = 60;

/**
 * Cuts a page into runs of at least sixty tiles, where a row ends. Pure. What a run leaves to the next is reckoned as if
 * every tile could be drawn: should the only heading of a run be lost in drawing, no later one takes its rank.
 */
export function splitIntoChunks(tiles: readonly PlacedTile[]): Chunk[] {
  const { rows } = placeTiles(tiles.map(({ tile }) => tile));
  const starts = [0];
  for (const row of rows) {
    const [first = 0] = row.tiles;
    if (first - (starts.at(-1) ?? 0) >= runLength) starts.push(first);
  }
  let before = topOfPage;
  return starts.map((start, at): Chunk => {
    const own = tiles.slice(start, starts[at + 1]);
    const chunk = {
      tiles: own,
      before,
      from: at === 0 ? 0 : (own[0]?.index ?? 0),
      until: tiles[starts[at + 1] ?? tiles.length]?.index ?? Number.POSITIVE_INFINITY,
    };
    before = placeTiles(
      own.map(({ tile }) => tile),
      before,
    ).after;
    return chunk;
  });
}
