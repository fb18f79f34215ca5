import type { TileExamples } from '#schemas/content/tile/define-tile.ts';

const book = { linkText: 'Book a table', linkUrl: '/#booking' };
const image = { url: '/media/dish/laksa-lemak.svg', alt: 'A bowl of laksa from above.', width: 960, height: 720 };

export const callToActionExamples = {
  plain: {
    key: 'book-tonight',
    heading: 'Is tonight good?',
    text: 'Tables for two are easy before seven.',
    links: [book],
    backgroundColor: 'accent',
  },
  longest: {
    key: 'book-longest',
    heading: 'A line of the greatest length that a call can carry before nobody listens to it any more',
    text: 'Two sentences of the greatest length that this place holds, because editors do fill what they are given. They should still be easy to read below the line, on a phone as on a wide screen, and leave the buttons where a thumb or a pointer can find them now.',
    image,
    links: [
      book,
      { linkText: 'Ask about a large group', linkUrl: '/group-booking', style: 'secondary' },
      {
        linkText: 'Order click and collect',
        linkUrl: 'https://collect.example/pandan-row',
        openInNewTab: true,
        style: 'quiet',
      },
    ],
    backgroundColor: 'primary',
  },
  empty: { key: 'book-empty', heading: 'Hungry?', links: [book] },
  'missing-media': {
    key: 'book-no-picture',
    heading: 'Work with us',
    text: 'Kitchens in twenty-two cities are looking.',
    links: [{ linkText: 'See open jobs', linkUrl: '/careers/job-search' }],
    backgroundColor: 'secondary',
  },
  picture: { key: 'book-picture', heading: 'Save me a bowl', links: [book], image, backgroundColor: 'highlight' },
  half: { key: 'book-half', heading: 'Gather ten or more', links: [book], width: 'half', backgroundColor: 'quiet' },
  'half-arch': {
    key: 'book-arch',
    heading: 'Come in',
    text: 'We are open late.',
    links: [book],
    width: 'half',
    layout: 'headstone',
    backgroundColor: 'primary',
  },
  headstone: {
    key: 'book-arch-wide',
    heading: 'Step inside',
    links: [book],
    layout: 'headstone',
    backgroundColor: 'accent',
  },
  'domino-left': {
    key: 'book-domino',
    heading: 'Two halves',
    links: [book],
    image,
    layout: 'domino-left',
    backgroundColor: 'primary',
  },
  tray: {
    key: 'book-tray',
    heading: 'On a tray',
    links: [book],
    layout: 'rounded-corners',
    backgroundColor: 'highlight',
  },
} satisfies TileExamples;
