import type { TileExamples } from '#schemas/content/tile/define-tile.ts';

const image = {
  url: '/media/job/back-of-house.svg',
  alt: 'Knives, a cleaver and a mortar, from above.',
  width: 1200,
  height: 900,
};

export const jobDetailExamples = {
  plain: { key: 'vacancy', applyEmail: 'careers@example.com', image },
  longest: {
    key: 'vacancy-longest',
    applyEmail: 'applications-for-kitchens-floors-bars-and-everything-else@careers.restaurants.example.com',
    image,
    pictures: [
      { category: 'front-of-house', image: { ...image, url: '/media/job/front-of-house.svg', alt: 'A tray.' } },
    ],
    backgroundColor: 'primary',
  },
  'with-form': {
    key: 'vacancy-form',
    applies: true,
    applyText: 'It takes five minutes.',
    image,
    backgroundColor: 'white',
  },
  empty: { key: 'vacancy-empty' },
  'missing-media': { key: 'vacancy-no-picture', applyEmail: 'careers@example.com', backgroundColor: 'quiet' },
} satisfies TileExamples;
