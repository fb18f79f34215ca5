import type { TileExamples } from '#schemas/content/tile/define-tile.ts';

export const offerExamples = {
  plain: {
    key: 'offer',
    links: [{ linkText: 'Book a table', linkUrl: '/book-now' }],
    backgroundColor: 'secondary',
  },
  longest: {
    key: 'offer-longest',
    offerId: 'an-offer-whose-word-in-addresses-is-as-long-as-such-a-word-may-b',
    codeLink: { linkText: 'Get your code by email', linkUrl: '#voucher' },
    links: [
      { linkText: 'A table for this offer on one of its evenings', linkUrl: '/book-now' },
      { linkText: 'All other offers of this month', linkUrl: '/offers', style: 'secondary' },
    ],
    backgroundColor: 'accent',
  },
  empty: { key: 'offer-empty' },
  terms: { key: 'offer-terms', shows: 'terms', backgroundColor: 'white' },
  tray: { key: 'offer-tray', layout: 'rounded-corners', backgroundColor: 'quiet' },
} satisfies TileExamples;
