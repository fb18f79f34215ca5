import type { TileExamples } from '#schemas/content/tile/define-tile.ts';

export const cookieListExamples = {
  plain: {
    key: 'cookie-list',
    heading: 'What is kept in your browser',
    text: 'All of it, by what you allow.',
    backgroundColor: 'white',
  },
  longest: {
    key: 'cookie-list-longest',
    heading: 'A heading of the greatest length that this place holds, above a list of cookies and more',
    text: 'Two sentences of the greatest length that this place holds, because editors do fill what they are given. They should still be easy to read above the list, on a phone as on a wide screen, and leave the list itself where the eye expects to find it on a page.',
    backgroundColor: 'quiet',
  },
  empty: { key: 'cookie-list-empty' },
  headstone: { key: 'cookie-list-arch', heading: 'Kept', layout: 'headstone', backgroundColor: 'primary' },
  'domino-left': { key: 'cookie-list-domino', heading: 'Kept', layout: 'domino-left', backgroundColor: 'highlight' },
} satisfies TileExamples;
