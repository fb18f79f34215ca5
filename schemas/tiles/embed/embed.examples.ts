import type { TileExamples } from '#schemas/content/tile/define-tile.ts';

const src = 'https://www.youtube-nocookie.com/embed/a1B2c3D4e5F';
const poster = {
  url: '/media/scene/shared-feast.svg',
  alt: 'A table from above, laid for sharing.',
  width: 1600,
  height: 900,
};

export const embedExamples = {
  plain: {
    key: 'watch',
    heading: 'How rendang gets its colour',
    text: 'Four minutes with our chef in Bath.',
    src,
    title: 'Film: how rendang gets its colour',
    poster,
    backgroundColor: 'secondary',
  },
  longest: {
    key: 'watch-longest',
    heading: 'A heading of the greatest length that this place holds, above a film of ordinary size',
    text: 'Two sentences of the greatest length that this place holds, because editors do fill what they are given. They should still be easy to read beside the film, on a phone as on a wide screen, and leave the film itself where the eye expects to find it on a page.',
    src: 'https://player.vimeo.com/video/123456789',
    title:
      'A name of the greatest length that this place holds, which nobody sees but which some will hear, so it should be good',
    pageUrl: 'https://vimeo.com/123456789',
    poster,
    backgroundColor: 'quiet',
  },
  empty: { key: 'watch-empty', src, title: 'A film' },
  'missing-media': {
    key: 'watch-no-poster',
    heading: 'Kitchen radio',
    src: 'https://open.spotify.com/embed/playlist/0abc',
    title: 'Playlist: kitchen radio',
    ratio: 'bar',
    backgroundColor: 'highlight',
  },
  map: {
    key: 'watch-map',
    heading: 'Where we are',
    src: 'https://www.google.com/maps/embed?pb=!1m18',
    title: 'Map of Bath',
    pageUrl: 'https://maps.example/bath',
    ratio: 'square',
    width: 'half',
    backgroundColor: 'white',
  },
  headstone: {
    key: 'watch-arch',
    heading: 'In the window',
    src,
    title: 'A film',
    poster,
    layout: 'headstone',
    width: 'half',
    backgroundColor: 'primary',
  },
  'domino-left': {
    key: 'watch-domino',
    heading: 'Side by side',
    text: 'A film and what it is about.',
    src,
    title: 'A film',
    poster,
    layout: 'domino-left',
    backgroundColor: 'accent',
  },
  tray: {
    key: 'watch-tray',
    heading: 'On a tray',
    src,
    title: 'A film',
    poster,
    layout: 'rounded-corners',
    backgroundColor: 'primary',
  },
} satisfies TileExamples;
