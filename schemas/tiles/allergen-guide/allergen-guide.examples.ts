import type { TileExamples } from '#schemas/content/tile/define-tile.ts';

export const allergenGuideExamples = {
  plain: {
    key: 'allergens',
    heading: 'Allergen guide',
    text: 'What is in each dish, for the 14 allergens that the law names.',
    advice:
      'Tell our team about allergies before you order, each time you come. Recipes change, and all 14 allergens are used in our kitchens, so no dish can be promised to be free from any of them.',
  },
  longest: {
    key: 'allergens-longest',
    heading: 'An allergen guide under a heading that is as long as the heading of a tile may ever be',
    text: 'Two sentences of the greatest length that this place holds, because editors do fill what they are given. They should be easy to read above the guide, on a phone as on a wide screen, and never push it so far down that nobody would find the dish they look for.',
    advice:
      'Advice of the greatest length that this place holds, because what guests with allergies must know should be said in full. Tell our team about allergies before you order, each time you come, even for a dish that you know. Recipes and suppliers change, all 14 allergens are used in our kitchens, and fryers, woks and boards are shared, so no dish can be promised to be free from any one of them.',
    menuId: 'a-menu-whose-word-in-addresses-is-as-long-as-such-a-word-may-be',
    backgroundColor: 'quiet',
  },
  empty: { key: 'allergens-empty' },
  dark: { key: 'allergens-dark', heading: 'After dark', backgroundColor: 'primary' },
} satisfies TileExamples;
