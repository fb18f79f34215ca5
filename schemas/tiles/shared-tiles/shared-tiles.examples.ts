import type { TileExamples } from '#schemas/content/tile/define-tile.ts';

export const sharedTilesExamples = {
  plain: { key: 'shared-tiles', shared: 'opening-hours' },
  longest: { key: 'shared-tiles-longest', shared: 'a'.repeat(64) },
  empty: { key: 'shared-tiles-empty', shared: 'news' },
} satisfies TileExamples;
