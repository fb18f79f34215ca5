import type { TileExamples } from '#schemas/content/tile/define-tile.ts';

const front = {
  url: '/media/colouring/front-henley.svg',
  alt: 'A boathouse by the river, as a line drawing.',
  width: 1200,
  height: 800,
};
const bowl = {
  url: '/media/colouring/little-satay.svg',
  alt: 'A plate of satay, as a line drawing.',
  width: 720,
  height: 720,
};

export const colouringSheetExamples = {
  plain: {
    key: 'sheet',
    heading: 'Pandan Row',
    text: 'Which colour is your front door?',
    pictures: [front, bowl, bowl],
    maze: 'Help the noodle find its bowl',
    backgroundColor: 'quiet',
  },
  longest: {
    key: 'sheet-longest',
    heading: 'A heading as long as it may ever be here',
    text: 'A sentence for children that goes on for so long that nobody who is under ten years old will ever read it to its very end',
    pictures: [front, bowl, bowl, bowl],
    maze: 'Help the noodle find its bowl, which is behind the stove and under a large cabbage leaf',
    backgroundColor: 'primary',
  },
  'missing-media': {
    key: 'sheet-no-picture',
    heading: 'Find the way',
    pictures: [{ ...front, url: '/media/colouring/gone.svg' }],
    maze: 'Help the noodle find its bowl',
  },
  empty: { key: 'sheet-empty' },
} satisfies TileExamples;
