import type { PageInput } from '#schemas/content/page/page.ts';
import type { Passport } from '../passport.ts';

/** The pages with tiles of a type, and how many they have. Pure. */
export function tileUses(type: string, pages: readonly Pick<PageInput, 'id' | 'tiles'>[]): Passport['uses'] {
  return pages.flatMap(({ id, tiles }) => {
    const count = tiles.filter(
      (tile) => typeof tile === 'object' && tile !== null && 'type' in tile && tile.type === type,
    );
    return count.length > 0 ? [{ page: id, tiles: count.length }] : [];
  });
}
