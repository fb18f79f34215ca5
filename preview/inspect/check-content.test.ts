import { expect, it } from 'vitest';
import { parseForReview } from '../review/review-page.ts';
import { checkContent } from './check-content.ts';

const page = {
  id: 'x',
  title: 'X',
  tiles: [
    {
      type: 'text',
      key: 'words',
      heading: 'Words',
      boddy: '<p>Misspelled</p>',
      body: '<p><a href="/nowhere">A</a></p>',
    },
    { type: 'menu-section', key: 'dishes', menuId: 'none-such', version: 1 },
  ],
};

it('reports unknown fields, dead links and missing menus', () => {
  const facts = { menuIds: ['main'], links: new Map([['/nowhere', 'missing' as const]]) };
  const lines = checkContent(parseForReview(page), facts);
  expect(lines).toEqual([
    expect.stringMatching(/tiles\[0\]\.boddy \(field-unknown\): There is no such field\. Did you mean “body”\?/),
    expect.stringMatching(/tiles\[1\]\.menuId \(reference-missing\): There is no menu “none-such”\./),
    expect.stringMatching(/tiles\[0\]\.body \(link-missing\): There is no page at \/nowhere\./),
  ]);
});

it('reports nothing for a valid page, and checks no references while nothing is running', () => {
  const valid = { ...page, tiles: [{ type: 'text', key: 'words', body: '<p>Words</p>' }] };
  expect(checkContent(parseForReview(valid), { menuIds: [], links: new Map() })).toEqual([]);
  const tiles = [{ type: 'menu-section', key: 'dishes', menuId: 'none-such' }];
  expect(checkContent(parseForReview({ ...page, tiles }), {})).toEqual([]);
});
