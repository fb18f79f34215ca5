import type { NeedsContext } from '#schemas/content/tile/need.ts';

/** The page context in which the examples of tiles are rendered. */
export const exampleContext: NeedsContext = {
  restaurant: { slug: 'soho', storeId: '1018' },
  menuId: 'main',
  offerSlug: 'two-for-one-cocktails',
  jobId: 'J-1',
  managed: { key: 'K7MPRWXT' },
  waiting: { table: '1018~2026-12-03~dinner~2~0' },
};
