import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { innerHeadingLevel, TileHeading } from './heading.tsx';

const render = (heading: string | undefined, scale?: 'title' | 'display', headingLevel: 1 | 2 = 2): string =>
  renderToStaticMarkup(<TileHeading tile={{ key: 'offers', heading }} placement={{ headingLevel }} scale={scale} />);
const lengthOf = (heading: string, scale?: 'title' | 'display') =>
  /data-length="(\w+)"/.exec(render(heading, scale))?.[1];

describe('the heading of a tile', () => {
  it('has an anchor by the key of its tile, and is nothing where it has no text [tile.identity]', () => {
    expect(render('Offers')).toMatch(/^<h2 id="offers-heading" [^>]*>Offers<\/h2>$/);
    expect(render('Offers', 'title', 1)).toMatch(/^<h1 /);
    expect(render(undefined)).toBe('');
    expect(render('')).toBe('');
  });

  it('gives headings inside its tile the next rank, or its own where it has no text', () => {
    expect([
      innerHeadingLevel({ heading: 'Offers' }, { headingLevel: 1 }),
      innerHeadingLevel({ heading: 'Offers' }, { headingLevel: 2 }),
    ]).toEqual([2, 3]);
    expect([innerHeadingLevel({}, { headingLevel: 1 }), innerHeadingLevel({}, { headingLevel: 2 })]).toEqual([1, 2]);
  });

  it.each([
    ['a'.repeat(10), 'short'],
    ['a'.repeat(11), 'medium'],
    ['a'.repeat(15), 'medium'],
    ['a'.repeat(16), 'long'],
    // 24 and 25, 56 and 57 letters in all.
    ['aaaaaaaa aaaaaaa aaaaaaa', 'short'],
    ['aaaaaaaa aaaaaaaa aaaaaaa', 'medium'],
    ['aaaaaaaaaa aaaaaaaaaa aaaaaaaaaa aaaaaaaaaa aaaaaaaaaa aa', 'long'],
    ['aaaaaaaaaa aaaaaaaaaa aaaaaaaaaa aaaaaaaaaa aaaaaaaaaa a', 'medium'],
    // A hyphen may break, an apostrophe may not; letters of every language count.
    ['Gỏi-cuốn-ở-nhà', 'short'],
    ['everybody’s', 'medium'],
  ])('is never broken by its own size: “%s” is %s', (heading, length) => {
    expect(lengthOf(heading)).toBe(length);
  });

  it('is larger where it carries the page, so that fewer letters fit', () => {
    expect([lengthOf('a'.repeat(8), 'display'), lengthOf('a'.repeat(9), 'display')]).toEqual(['short', 'medium']);
  });
});
