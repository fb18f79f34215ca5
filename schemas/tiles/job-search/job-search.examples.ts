import type { TileExamples } from '#schemas/content/tile/define-tile.ts';

const picture = (category: string, alt: string) => ({
  category,
  image: { url: `/media/job/${category}.svg`, alt, width: 1200, height: 800 },
});
const pictures = [
  picture('back-of-house', 'An apron, a wok and a cleaver, from above.'),
  picture('front-of-house', 'A tray, menus and an order pad, from above.'),
  picture('management', 'Keys, a diary and a cup of tea, from above.'),
  picture('quick-service', 'A rice bowl, curry puffs and an order pad, from above.'),
];

export const jobSearchExamples = {
  plain: {
    key: 'jobs',
    heading: 'A place at the table',
    text: 'Supper is on us, tips are shared equally, rotas are out three weeks ahead.',
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
  'missing-media': { key: 'jobs-no-pictures', heading: 'Work with us', backgroundColor: 'quiet' },
  half: { key: 'jobs-half', heading: 'Near you', pictures, width: 'half', backgroundColor: 'white' },
} satisfies TileExamples;
