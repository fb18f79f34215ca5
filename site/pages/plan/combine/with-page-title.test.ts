import { describe, expect, it } from 'vitest';
import { readPage } from '#blocks/page-reader.ts';
import { withPageTitle } from './with-page-title.ts';

/** A page of visitors with these tiles. */
function pageOf(title: string, tiles: readonly object[] = []) {
  const read = readPage({ id: 'about', title, tiles: [...tiles] });
  if (!read.ok) throw new Error('The page has an envelope.');
  return withPageTitle(read.value);
}
const headingOf = (title: string) => Object(pageOf(title).tiles[0]?.tile).heading;

describe('a page without a valid tile', () => {
  it('has its title as its heading, and is not listed by search engines [tile.invalid] [page.metadata]', () => {
    const { envelope, tiles } = pageOf('About us', [{ type: 'unheard-of' }]);
    expect(tiles).toMatchObject([{ tile: { type: 'hero', key: 'title', heading: 'About us' } }]);
    expect(envelope).toMatchObject({ title: 'About us', indexed: false });
  });

  it('has a title of 90 characters in full, and a longer one shortened to that [tile.invalid]', () => {
    const words = 'word '.repeat(18).trim();
    expect(headingOf(`${words}s`)).toBe(`${words}s`);
    expect(headingOf(`${words}s!`)).toBe(`${words}…`);
    expect(headingOf(`${'x'.repeat(88)} ${'y'.repeat(20)}`)).toBe(`${'x'.repeat(88)}…`);
  });
});

it('a page with a valid tile stays as it is [tile.invalid]', () => {
  const { envelope, tiles } = pageOf('About us', [{ type: 'text', key: 'one', body: '<p>Words.</p>' }]);
  expect(tiles).toMatchObject([{ tile: { type: 'text', key: 'one' } }]);
  expect(envelope.indexed).not.toBe(false);
});
