import type { TileExamples } from '#schemas/content/tile/define-tile.ts';

const picture = (category: string, alt: string) => ({
  category,
  image: { url: `/media/job/${category}.svg`, alt, width: 1200, height: 900 },
});
const pictures = [
  picture('back-of-house', 'Knives, a cleaver and a mortar, from above.'),
  picture('front-of-house', 'A tray, glasses and an order pad, from above.'),
  picture('management', 'Keys, a diary and a cup of tea, from above.'),
  picture('quick-service', 'Paper boxes and a bag, from above.'),
];

export const jobListExamples = {
  plain: {
    key: 'jobs',
    heading: 'Work with us',
    text: 'Kitchens, floors, bars and the office that pays them.',
    pictures,
  },
  longest: {
    key: 'jobs-longest',
    heading: 'Vacancies under a heading that is as long as the heading of any tile may ever be in here',
    text: 'Two sentences of the greatest length that this place holds, because editors do fill what they are given. They should be easy to read above the vacancies, on a phone as on a wide screen, and never push them so far down that nobody would apply for one of them.',
    pictures: [...pictures, ...pictures],
    backgroundColor: 'primary',
  },
  empty: { key: 'jobs-empty' },
  'missing-media': {
    key: 'jobs-no-pictures',
    heading: 'At the stove',
    category: 'back-of-house',
    backgroundColor: 'quiet',
  },
  'none-open': {
    key: 'jobs-none',
    heading: 'In the office',
    category: 'quick-service',
    width: 'half',
    backgroundColor: 'highlight',
  },
} satisfies TileExamples;
