import type { TileExamples } from '#schemas/content/tile/define-tile.ts';

export const menuListExamples = {
  plain: {
    key: 'menus',
    heading: 'The menus',
    text: 'Each is cooked in every one of our kitchens, unless it says otherwise.',
  },
  longest: {
    key: 'menus-longest',
    heading: 'Menus under a heading that goes on for as many letters as the heading of a tile may have',
    text: 'Two sentences of the greatest length that this place holds, because editors do fill what they are given. They should be easy to read above the menus, on a phone as on a wide screen, and never push them so far down that nobody would find them any more here.',
    backgroundColor: 'secondary',
  },
  empty: { key: 'menus-empty' },
  half: { key: 'menus-half', heading: 'What we cook', width: 'half', backgroundColor: 'quiet' },
  taste: { key: 'menus-taste', heading: 'To begin with', count: 'four', backgroundColor: 'white' },
  strip: { key: 'menus-strip', heading: 'In a strip', narrow: 'strip', backgroundColor: 'white' },
  tray: { key: 'menus-tray', heading: 'On the tray', layout: 'rounded-corners', backgroundColor: 'accent' },
} satisfies TileExamples;
