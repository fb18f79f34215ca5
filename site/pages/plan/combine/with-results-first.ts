import type { ReadPage } from '#blocks/page-reader.ts';
import { showParameter } from '#schemas/content/page/shown-entries.ts';
import { tiles as tileTypes } from '#schemas/tiles/tiles.generated.ts';

const finderParameters = tileTypes['location-finder'].parameters.filter((name) => name !== showParameter);

/**
 * A visitor who opens the address of a search came for its results, so the finder is the first tile then. One that shares
 * its row with other tiles stays, because the rows would break up.
 */
export function withResultsFirst(page: ReadPage, query: Readonly<Record<string, readonly string[]>>): ReadPage {
  const isSearch = finderParameters.some((name) => query[name]?.some((value) => value.trim() !== ''));
  const finder = page.tiles.find(({ tile }) => tile.type === 'location-finder' && tile.width === 'full');
  if (!isSearch || !finder) return page;
  return { ...page, tiles: [finder, ...page.tiles.filter((each) => each !== finder)] };
}
