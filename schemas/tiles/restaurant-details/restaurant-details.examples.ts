import type { TileExamples } from '#schemas/content/tile/define-tile.ts';

export const restaurantDetailsExamples = {
  plain: { key: 'details' },
  longest: {
    key: 'details-longest',
    heading: 'A restaurant under a heading that is as long as the heading of any tile may ever be here',
    restaurantSlug: 'a-restaurant-whose-word-in-addresses-is-as-long-as-it-may-be',
    finderUrl: '/restaurants',
    allergenUrl: '/menu/main#allergens',
    heroTiles: 'below',
    backgroundColor: 'secondary',
  },
  empty: { key: 'details-empty', backgroundColor: 'white' },
} satisfies TileExamples;
