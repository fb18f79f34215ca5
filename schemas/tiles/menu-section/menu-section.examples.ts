import type { TileExamples } from '#schemas/content/tile/define-tile.ts';

export const menuSectionExamples = {
  plain: { key: 'menu' },
  longest: {
    key: 'menu-longest',
    heading: 'A menu under a heading of the greatest length that it can have, which is ninety letters',
    menuId: 'a-menu-whose-word-in-addresses-is-as-long-as-such-a-word-may-be',
    pictures: 'all',
    allergenUrl: '/menu/main#allergens',
    backgroundColor: 'white',
  },
  empty: { key: 'menu-empty', filter: false },
  'one-section': {
    key: 'menu-section',
    menuId: 'main',
    sectionIds: ['noodles-and-soup'],
    pictures: 'all',
    backgroundColor: 'quiet',
  },
  'two-sections': {
    key: 'menu-sections',
    heading: 'To begin, and to end',
    menuId: 'main',
    sectionIds: ['small-plates', 'sweets'],
    filter: false,
  },
  'without-pictures': {
    key: 'menu-words',
    heading: 'In words alone',
    pictures: 'none',
    filter: false,
    backgroundColor: 'primary',
  },
  half: {
    key: 'menu-half',
    sectionIds: ['small-plates'],
    pictures: 'some',
    filter: false,
    width: 'half',
    backgroundColor: 'highlight',
  },
  tray: {
    key: 'menu-tray',
    sectionIds: ['sweets'],
    filter: false,
    layout: 'rounded-corners',
    backgroundColor: 'white',
  },
} satisfies TileExamples;
