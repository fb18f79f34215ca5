import type { TileExamples } from '#schemas/content/tile/define-tile.ts';

const feast = {
  url: '/media/scene/shared-feast.svg',
  alt: 'A table from above, laid with bowls, a whole fish and plates of satay.',
  width: 1600,
  height: 900,
};

const book = { linkText: 'Book a table', linkUrl: '/#booking' };
const menus = { linkText: 'See the menus', linkUrl: '/menu', style: 'secondary' };

export const heroExamples = {
  plain: {
    key: 'welcome',
    heading: 'Order for the table',
    text: 'Satay, laksa, phở and green papaya, set down together and shared.',
    image: feast,
    links: [book, menus],
    backgroundColor: 'primary',
    height: 'full',
  },
  longest: {
    key: 'welcome-longest',
    heading: 'Everything that four kitchens can put on one table, set down together and shared by all',
    text: 'Two sentences of the greatest length that this place holds, because editors do fill what they are given. They should still be easy to read beside the heading, on a phone as on a wide screen, and leave the buttons where a thumb or a pointer can find them.',
    image: feast,
    links: [
      book,
      menus,
      {
        linkText: 'Order click and collect',
        linkUrl: 'https://collect.example/pandan-row',
        openInNewTab: true,
        style: 'quiet',
      },
    ],
    backgroundColor: 'highlight',
    height: 'full',
  },
  empty: { key: 'only-a-line', heading: 'Tonight, then?' },
  'missing-media': {
    key: 'no-picture',
    heading: 'Come as you are, sit where you like',
    text: 'The picture of this page is on its way.',
    links: [book],
    backgroundColor: 'primary',
  },
  'over-image': {
    key: 'over-image',
    heading: 'Two for one until seven',
    text: 'Every cocktail, every day, in every restaurant.',
    image: feast,
    arrangement: 'over-image',
    links: [book],
    backgroundColor: 'accent',
    height: 'two-thirds',
  },
  video: {
    key: 'video',
    heading: 'From the wok, straight to you',
    arrangement: 'over-image',
    links: [book, menus],
    videoDesktop: { url: '/media/film/wok-wide.mp4', label: 'Noodles turning in a wok', poster: feast },
    videoMobile: {
      url: '/media/film/wok-tall.mp4',
      label: 'Noodles turning in a wok',
      poster: { ...feast, url: '/media/scene/shared-feast-tall.svg', width: 900, height: 1200 },
    },
    backgroundColor: 'paper',
    height: 'full',
  },
  headstone: {
    key: 'arched',
    heading: 'Open in Bath',
    text: 'Forty seats, one long bar and a tiled courtyard.',
    image: feast,
    layout: 'headstone',
    backgroundColor: 'quiet',
    links: [book],
  },
  'domino-left': {
    key: 'domino',
    heading: 'Lunch in forty minutes',
    text: 'Two dishes, rice and a pot of jasmine tea.',
    image: feast,
    layout: 'domino-left',
    backgroundColor: 'highlight',
    links: [book],
  },
  tray: {
    key: 'tray',
    heading: 'A tray for two',
    image: feast,
    layout: 'rounded-corners',
    backgroundColor: 'primary',
    links: [book],
  },
} satisfies TileExamples;
