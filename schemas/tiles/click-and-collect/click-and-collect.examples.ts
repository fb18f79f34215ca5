import type { TileExamples } from '#schemas/content/tile/define-tile.ts';

const image = {
  url: '/media/job/quick-service.svg',
  alt: 'Paper boxes and a bag, from above.',
  width: 1200,
  height: 900,
};
const link = { linkText: 'Order now', linkUrl: 'https://order.example/', openInNewTab: true };

export const clickAndCollectExamples = {
  plain: {
    key: 'collect',
    heading: 'To take away',
    text: 'Packed while it is hot, and kept for you at the door.',
    image,
    link,
    backgroundColor: 'highlight',
  },
  longest: {
    key: 'collect-longest',
    heading: 'Click and collect under a heading that is as long as the heading of any tile may be here',
    text: 'Two sentences of the greatest length that this place holds, because editors do fill what they are given. They should be easy to read beside the picture, on a phone as on a wide screen, and never push the link so far down that nobody would order anything here.',
    image,
    link: { ...link, linkText: 'A link of the greatest length that the words of a link may have, which is eighty' },
    allergenUrl: '/menu/main#allergens',
    backgroundColor: 'accent',
  },
  empty: { key: 'collect-empty' },
  'missing-media': {
    key: 'collect-no-picture',
    heading: 'Home by eight',
    text: 'Order from four in the afternoon.',
    link,
    backgroundColor: 'primary',
  },
  half: { key: 'collect-half', heading: 'Collect', link, width: 'half', backgroundColor: 'quiet' },
} satisfies TileExamples;
