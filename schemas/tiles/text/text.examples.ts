import type { TileExamples } from '#schemas/content/tile/define-tile.ts';

const body =
  '<p>Indonesian, Vietnamese, Malaysian and Thai cooking, <strong>set down together</strong> and shared.</p>';

export const textExamples = {
  plain: { key: 'our-kitchen', heading: 'Four kitchens, one table', body },
  longest: {
    key: 'longest-text',
    heading:
      'A heading that says a great deal more than a heading should, and goes on until the hundred and twentieth letter, or so',
    body: `<h3>Inside</h3>${body.repeat(12)}<ul><li>One</li><li>Two</li></ul>`,
    align: 'center',
    links: [{ linkText: 'Find a restaurant', linkUrl: '/find-us' }],
  },
  empty: { key: 'only-text', body: '<p>Only text.</p>' },
} satisfies TileExamples;
