import { readTile } from '#blocks/page-reader.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import type { Problem } from '#schemas/content/problem/problem.ts';
import { sampleTextsOf } from '../rules/sample-texts.ts';

/**
 * Sample texts in the tiles of a restaurant’s own, which stop publishing as on a page. What is or was live was
 * intended.
 */
export function findRestaurantSampleTexts(restaurant: unknown, published: readonly unknown[]): readonly Problem[] {
  const tiles = isRecord(restaurant) && Array.isArray(restaurant.heroTiles) ? restaurant.heroTiles : [];
  const liveText = published.length === 0 ? '' : JSON.stringify(published);
  return tiles.flatMap((raw: unknown, index) => {
    const { tile } = readTile(raw, index);
    const found = tile ? sampleTextsOf({ tile, index }, liveText) : [];
    return found.map(({ path, message }): Problem => {
      return { code: 'item-invalid', severity: 'error', path: ['heroTiles', ...path.slice(1)], message };
    });
  });
}
