import { expect, it } from 'vitest';
import { readContent } from '#preview/app/document/page-content.ts';
import { liveDifferences } from './live-differences.ts';

/** A tile at the first version of its type, and without a key, as pages were stored formerly. */
const stored = { id: 'menu', title: 'Menu', tiles: [{ type: 'menu-section', sectionId: 'noodles' }] };

it('a page that was opened and not changed has no differences, whatever version it was stored at [preview.publish]', () => {
  expect(liveDifferences(stored, readContent('menu', stored))).toEqual([]);
});

it('a change to such a page is the only difference [preview.publish]', () => {
  const page = { ...readContent('menu', stored), title: 'Our menu' };
  expect(liveDifferences(stored, page).map(({ text }) => text)).toEqual(['Page: Title: ‘Menu’ → ‘Our menu’']);
});
