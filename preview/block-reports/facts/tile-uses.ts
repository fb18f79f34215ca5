import type { PageInput } from '#schemas/content/page/page.ts';
import type { BlockReport } from '../block-report.ts';

/** The pages with tiles of a type, and how many they have. Pure. */
export function tileUses(type: string, pages: readonly Pick<PageInput, 'id' | 'tiles'>[]): BlockReport['uses'] {
  return pages.flatMap(({ id, tiles }) => {
    const count = tiles.filter(
      (tile) => typeof tile === 'object' && tile !== null && 'type' in tile && tile.type === type,
    );
    return count.length > 0 ? [{ page: id, tiles: count.length }] : [];
  });
}
