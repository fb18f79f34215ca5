import type { TileExamples } from '#schemas/content/tile/define-tile.ts';

const items = [
  {
    title: 'Two for one until seven',
    text: 'Every cocktail on the list, every day.',
    validityText: 'Daily, 4pm to 7pm',
    adultsOnly: true,
    image: { url: '/media/dish/lychee-martini.svg', alt: 'A lychee martini from above.', width: 960, height: 720 },
    link: { linkText: 'See the cocktails', linkUrl: '/menu/drinks', style: 'quiet' },
  },
  {
    title: 'Children eat for £1',
    text: 'One child with each grown-up who orders a main dish.',
    validityText: 'Saturday and Sunday, noon to 5pm',
    image: { url: '/media/dish/nasi-lemak.svg', alt: 'Coconut rice with sambal.', width: 960, height: 720 },
    link: { linkText: 'See the children’s menu', linkUrl: '/menu/kids', style: 'quiet' },
  },
  {
    title: 'Lunch from £12.95',
    text: 'Two dishes and jasmine tea, in forty minutes.',
    validityText: 'Monday to Friday until 4pm',
  },
];

export const promotionsExamples = {
  plain: { key: 'whats-on', heading: 'What is on', items },
  longest: {
    key: 'whats-on-longest',
    heading: 'Twelve promotions with as many words as they will take, so that nothing ever breaks',
    items: Array.from({ length: 12 }, (_, index) => ({
      ...items[0],
      title: `A promotion whose title goes on for as long as a title may, and this one is number ${index + 1} of all twelve`,
      text: 'A text of the greatest length that a promotion can carry, which goes on for two hundred and forty letters, since somebody will write one, and the significant conditions of an offer do take some room when they are set out as they should be.',
      validityText:
        'Monday to Thursday from noon to four in the afternoon, and on Sundays from five until the kitchen closes, save on bank holidays, in December and on the fourteenth of February',
    })),
    backgroundColor: 'secondary',
  },
  empty: { key: 'whats-on-empty' },
  'missing-media': {
    key: 'whats-on-no-pictures',
    heading: 'This month',
    items: items.map(({ title, validityText }) => ({ title, validityText })),
    backgroundColor: 'quiet',
  },
  offers: { key: 'whats-on-offers', heading: 'Current offers', source: 'offers', backgroundColor: 'primary' },
  single: {
    key: 'whats-on-third',
    heading: 'Today',
    items: items.slice(0, 1),
    width: 'third',
    backgroundColor: 'paper',
  },
  strip: { key: 'whats-on-strip', heading: 'In a strip', items, narrow: 'strip', backgroundColor: 'paper' },
  headstone: { key: 'whats-on-arch', heading: 'In the window', items, layout: 'headstone', backgroundColor: 'quiet' },
  'domino-left': {
    key: 'whats-on-domino',
    heading: 'On the slate',
    items,
    layout: 'domino-left',
    backgroundColor: 'white',
  },
  tray: { key: 'whats-on-tray', heading: 'On the tray', items, layout: 'rounded-corners', backgroundColor: 'accent' },
} satisfies TileExamples;
