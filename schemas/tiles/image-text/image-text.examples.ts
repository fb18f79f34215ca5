import type { TileExamples } from '#schemas/content/tile/define-tile.ts';

const bowl = {
  url: '/media/dish/pho-bo.svg',
  alt: 'A bowl of beef phở with herbs and lime, from above.',
  width: 1200,
  height: 1200,
};
const body =
  '<p>The broth for our <strong>phở bò</strong> goes on at six in the morning: marrow bones, charred ginger, star anise and black cardamom. By noon it is clear enough to read through.</p>';

export const imageTextExamples = {
  plain: {
    key: 'broth',
    heading: 'Twelve hours in the pot',
    body,
    image: bowl,
    links: [{ linkText: 'See the noodle soups', linkUrl: '/menu/main#noodles', style: 'secondary' }],
    backgroundColor: 'white',
  },
  longest: {
    key: 'broth-longest',
    heading:
      'A heading that says a great deal more than a heading should, and goes on until the hundred and twentieth letter, or so',
    body: `<h3>Bones</h3>${body.repeat(4)}<h3>Herbs</h3><ul><li>Sawtooth</li><li>Thai basil</li><li>Rice paddy herb</li></ul>`,
    image: bowl,
    mediaSide: 'right',
    backgroundColor: 'quiet',
    links: [
      { linkText: 'See the noodle soups', linkUrl: '/menu/main#noodles' },
      { linkText: 'Find a restaurant', linkUrl: '/find-us', style: 'secondary' },
      { linkText: 'How we buy our beef', linkUrl: 'https://farm.example/beef', openInNewTab: true, style: 'quiet' },
    ],
  },
  empty: { key: 'broth-empty', body: '<p>Only text.</p>' },
  'missing-media': { key: 'broth-no-picture', heading: 'Bring a birthday', body, backgroundColor: 'primary' },
  'domino-left': {
    key: 'domino-one',
    heading: 'Rice, first of all',
    body,
    image: bowl,
    layout: 'domino-left',
    backgroundColor: 'primary',
  },
  'domino-mirrored': {
    key: 'domino-two',
    heading: 'Then the sambal',
    body,
    image: bowl,
    layout: 'domino-left',
    backgroundColor: 'highlight',
  },
  headstone: {
    key: 'arch',
    heading: 'In the window',
    body,
    image: bowl,
    layout: 'headstone',
    backgroundColor: 'quiet',
    width: 'half',
  },
  tray: {
    key: 'tray-text',
    heading: 'On a tray',
    body,
    image: bowl,
    layout: 'rounded-corners',
    backgroundColor: 'accent',
    width: 'half',
  },
  third: { key: 'third-text', heading: 'One third', body, image: bowl, width: 'third', backgroundColor: '#5b2a4a' },
} satisfies TileExamples;
