import type { TileExamples } from '#schemas/content/tile/define-tile.ts';

export const dietaryFilterExamples = {
  plain: {
    key: 'suits-you',
    heading: 'What suits you?',
    text: 'Say what you eat and what you leave out. The menu opens with the dishes that fit.',
  },
  longest: {
    key: 'suits-you-longest',
    heading: 'A filter of dishes under a heading that is as long as the heading of a tile may ever be',
    text: 'Two sentences of the greatest length that this place holds, because editors do fill what they are given. They should be easy to read above the choices, on a phone as on a wide screen.',
    menuId: 'a-menu-whose-word-in-addresses-is-as-long-as-such-a-word-may-be',
    asks: 'both',
    allergenUrl: '/allergens#guide',
    backgroundColor: 'quiet',
  },
  empty: { key: 'suits-you-empty' },
  diets: { key: 'suits-you-diets', asks: 'diets', width: 'half', layout: 'headstone', backgroundColor: 'highlight' },
  allergens: { key: 'suits-you-allergens', asks: 'allergens', width: 'half', backgroundColor: 'primary' },
} satisfies TileExamples;
