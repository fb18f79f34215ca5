import { expect, it } from 'vitest';
import { stringifyPage } from './stringify-page.ts';

it('a page is stringified as JSON, and so is a copy with a changed tile [preview.compose]', () => {
  const page = {
    id: 'about',
    title: 'A “page”',
    tiles: [
      { type: 'text', key: 'one' },
      { type: 'text', key: 'two' },
    ],
  };
  expect(JSON.parse(stringifyPage(page))).toEqual(page);
  const changed = { ...page, title: undefined, tiles: page.tiles.with(1, { type: 'text', key: 'three' }) };
  expect(JSON.parse(stringifyPage(changed))).toEqual(JSON.parse(JSON.stringify(changed)));
  expect(JSON.parse(stringifyPage({ id: 'empty', tiles: [] }))).toEqual({ id: 'empty', tiles: [] });
});
