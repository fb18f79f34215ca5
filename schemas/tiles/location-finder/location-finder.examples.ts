import type { TileExamples } from '#schemas/content/tile/define-tile.ts';

export const locationFinderExamples = {
  plain: { key: 'find-us', heading: 'Find your row', text: 'A terrace, an arcade, a line of boathouses.' },
  longest: {
    key: 'find-us-longest',
    heading: 'Restaurants under a heading that is as long as the heading of any tile may ever be here',
    text: 'Two sentences of the greatest length that this place holds, because editors do fill what they are given. They should be easy to read above the restaurants, on a phone as on a wide screen, and never push them so far down that nobody would ever find one near.',
    backgroundColor: 'primary',
  },
  empty: { key: 'find-us-empty' },
  'list-only': { key: 'find-us-list', heading: 'Where we are', map: false, filters: false, backgroundColor: 'quiet' },
  half: { key: 'find-us-half', heading: 'Near you', width: 'half', backgroundColor: 'white' },
} satisfies TileExamples;
