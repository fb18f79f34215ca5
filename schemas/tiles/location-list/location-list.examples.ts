import type { TileExamples } from '#schemas/content/tile/define-tile.ts';

export const locationListExamples = {
  plain: { key: 'find-us', heading: 'Find a table', text: 'Every house has its own front door and the same kitchen.' },
  longest: {
    key: 'find-us-longest',
    heading: 'Restaurants under a heading that is as long as the heading of any tile may ever be here',
    text: 'Two sentences of the greatest length that this place holds, because editors do fill what they are given. They should be easy to read above the restaurants, on a phone as on a wide screen, and never push them so far down that nobody would ever find one near.',
    backgroundColor: 'primary',
  },
  empty: { key: 'find-us-empty', near: false },
  index: { key: 'find-us-index', heading: 'Where we are', form: 'index', backgroundColor: 'primary' },
  'index-half': { key: 'find-us-index-half', form: 'index', near: false, width: 'half', backgroundColor: 'white' },
  street: { key: 'find-us-street', heading: 'The row', form: 'street', backgroundColor: 'primary' },
  half: { key: 'find-us-half', heading: 'Near here', near: false, width: 'half', backgroundColor: 'quiet' },
} satisfies TileExamples;
