import type { TileExamples } from '#schemas/content/tile/define-tile.ts';

export const offerExamples = {
  plain: { key: 'offer', backgroundColor: 'secondary' },
  longest: {
    key: 'offer-longest',
    offerId: 'an-offer-whose-word-in-addresses-is-as-long-as-such-a-word-may-b',
    backgroundColor: 'accent',
  },
  empty: { key: 'offer-empty' },
  tray: { key: 'offer-tray', layout: 'rounded-corners', backgroundColor: 'quiet' },
} satisfies TileExamples;
