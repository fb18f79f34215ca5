import { isRecord } from '#schemas/content/is-record.ts';
import type { FoundSubject } from '../../resolve/resolve-route.ts';

/** A restaurant’s own tiles come before those of the template, or below its details where the template says so. */
export function withHeroTiles(page: unknown, { pageId, restaurant }: FoundSubject): unknown {
  const heroTiles = pageId === '_restaurant' ? (restaurant?.heroTiles ?? []) : [];
  if (heroTiles.length === 0 || !isRecord(page) || !Array.isArray(page.tiles)) return page;
  const tiles: readonly unknown[] = page.tiles;
  const position = tiles.findIndex(showsHeroTilesBelow) + 1;
  return { ...page, tiles: tiles.toSpliced(position, 0, ...heroTiles) };
}

/** Content that is not validated yet. */
const showsHeroTilesBelow = (tile: unknown): boolean =>
  isRecord(tile) && tile.type === 'restaurant-details' && tile.heroTiles === 'below';
