import type { TileDefinitions } from '#schemas/content/tile/define-tile.ts';
import type { PlacedTile } from '../parse/read-page.ts';
import { type Before, placeTiles, topOfPage } from './place-tiles.ts';

/** Whole rows of a page that are rendered in one go. */
export interface Chunk {
  readonly tiles: readonly PlacedTile[];
  readonly before: Before;
  /** Positions on the page, invalid tiles included, that this chunk covers: from the first up to, not including, the second. */
  readonly from: number;
  readonly until: number;
}

/** Longer than nearly every page, so that those are one chunk; short enough that a chunk's elements are collected early. */
const chunkLength = 60;

/**
 * Splits a page into chunks of at least sixty tiles, at the end of a row. Pure. A chunk's state for the next assumes that
 * every tile renders: if the only heading of a chunk is lost in rendering, no later tile becomes the page's heading.
 */
export function splitIntoChunks(tiles: readonly PlacedTile[], definitions: TileDefinitions): Chunk[] {
  const { rows } = placeTiles(
    tiles.map(({ tile }) => tile),
    definitions,
  );
  const starts = [0];
  for (const row of rows) {
    const [first = 0] = row.tiles;
    if (first - (starts.at(-1) ?? 0) >= chunkLength) starts.push(first);
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
      definitions,
      before,
    ).after;
    return chunk;
  });
}
