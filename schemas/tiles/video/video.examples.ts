import type { TileExamples } from '#schemas/content/tile/define-tile.ts';

const poster = {
  url: '/media/scene/shared-feast.svg',
  alt: 'A table from above, laid for sharing.',
  width: 1600,
  height: 900,
};
const videoDesktop = { url: '/media/film/wok-wide.mp4', label: 'Noodles turning in a wok', poster };
const videoMobile = {
  ...videoDesktop,
  url: '/media/film/wok-tall.mp4',
  poster: { ...poster, url: '/media/scene/shared-feast-tall.svg', width: 900, height: 1200 },
};

export const videoExamples = {
  plain: {
    key: 'wok',
    heading: 'Ninety seconds in the wok',
    text: 'Char kway teow wants a hot fire and a quick hand.',
    links: [{ linkText: 'See the noodles', linkUrl: '/menu/main#noodles' }],
    videoDesktop,
    videoMobile,
    backgroundColor: 'primary',
  },
  longest: {
    key: 'wok-longest',
    heading: 'Everything that happens between the order and the table, in ninety hot and hurried secs',
    text: 'Two sentences of the greatest length that this place holds, because editors do fill what they are given. They should still be easy to read over a film, on a phone as on a wide screen, and leave the button of the film where a thumb or pointer finds it, always.',
    links: [
      { linkText: 'See the noodles', linkUrl: '/menu/main#noodles' },
      { linkText: 'Watch it with sound', linkUrl: 'https://video.example/wok', openInNewTab: true, style: 'quiet' },
    ],
    videoDesktop,
    videoMobile,
    backgroundColor: 'highlight',
    height: 'full',
  },
  empty: { key: 'wok-empty', videoDesktop },
  'missing-media': { key: 'wok-no-film', heading: 'The film is on its way', backgroundColor: 'accent' },
  'domino-left': {
    key: 'wok-domino',
    heading: 'By the charcoal',
    text: 'Satay turns forty times.',
    videoMobile,
    layout: 'domino-left',
    backgroundColor: 'quiet',
  },
  headstone: {
    key: 'wok-arch',
    heading: 'Look in',
    videoDesktop,
    layout: 'headstone',
    width: 'half',
    backgroundColor: 'highlight',
  },
  tray: {
    key: 'wok-tray',
    heading: 'On the pass',
    videoDesktop,
    layout: 'rounded-corners',
    width: 'half',
    backgroundColor: 'secondary',
  },
} satisfies TileExamples;
