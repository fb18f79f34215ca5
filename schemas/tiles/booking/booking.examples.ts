import type { TileExamples } from '#schemas/content/tile/define-tile.ts';

const image = {
  url: '/media/scene/shared-feast.svg',
  alt: 'Bowls and leaves on a batik cloth, from above.',
  width: 1600,
  height: 1200,
};
const video = {
  url: '/media/film/table.webm',
  poster: { url: '/media/scene/noodles.svg', alt: 'Five noodle dishes, from above.', width: 1600, height: 1200 },
  label: 'A table being laid',
};

export const bookingExamples = {
  plain: {
    key: 'booking',
    heading: 'Book a table',
    text: 'Tables for one to twenty, every day of the week.',
    image,
    backgroundColor: 'primary',
  },
  longest: {
    key: 'booking-longest',
    heading: 'Book a table under a heading that is as long as the heading of any tile may ever be here',
    text: 'Two sentences of the greatest length that this place holds, because editors do fill what they are given. They should be easy to read beside the film, on a phone as on a wide screen, and never push the telephone number so far down that nobody would dial it.',
    image,
    videoDesktop: video,
    backgroundColor: 'highlight',
  },
  empty: { key: 'booking-empty' },
  'missing-media': {
    key: 'booking-no-picture',
    heading: 'Come tonight',
    text: 'Half of every room is kept for those who ring.',
    backgroundColor: 'accent',
  },
  'domino-left': {
    key: 'booking-domino',
    heading: 'A table for ten',
    image,
    layout: 'domino-left',
    backgroundColor: 'quiet',
  },
} satisfies TileExamples;
