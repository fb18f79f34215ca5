import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { innerHeadingLevel, TileHeading } from './tile-heading.tsx';

const render = (heading: string | undefined, scale?: 'title' | 'display', headingLevel: 1 | 2 = 2): string =>
  renderToStaticMarkup(<TileHeading tile={{ key: 'offers', heading }} placement={{ headingLevel }} scale={scale} />);
const readLength = (heading: string, scale?: 'title' | 'display') =>
  /data-length="(\w+)"/.exec(render(heading, scale))?.[1];

describe('the heading of a tile', () => {
  it('has an id from the key of its tile, and renders nothing without text [tile.identity]', () => {
    expect(render('Offers')).toMatch(/^<h2 id="offers-heading" [^>]*>Offers<\/h2>$/);
    expect(render('Offers', 'title', 1)).toMatch(/^<h1 /);
    expect(render(undefined)).toBe('');
    expect(render('')).toBe('');
  });

  it('is written from right to left if its first letter is; the markup of others stays as it is', () => {
    expect(render('פלאפל ו-Hummus')).toMatch(/^<h2 [^>]*dir="rtl"/);
    expect(render('Hummus פלאפל')).not.toContain('dir=');
  });

  it('gives headings inside its tile the next level, or its own level without text', () => {
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
    // 24 and 25, 57 and 56 characters in total.
    ['aaaaaaaa aaaaaaa aaaaaaa', 'short'],
    ['aaaaaaaa aaaaaaaa aaaaaaa', 'medium'],
    ['aaaaaaaaaa aaaaaaaaaa aaaaaaaaaa aaaaaaaaaa aaaaaaaaaa aa', 'long'],
    ['aaaaaaaaaa aaaaaaaaaa aaaaaaaaaa aaaaaaaaaa aaaaaaaaaa a', 'medium'],
    // A word can break after a hyphen but not at an apostrophe. Letters of every language count.
    ['Gỏi-cuốn-ở-nhà', 'short'],
    ['everybody’s', 'medium'],
  ])('has a size that does not break its words: “%s” is %s [tile.layout]', (heading, length) => {
    expect(readLength(heading)).toBe(length);
  });

  it('is larger at display scale, so that fewer letters fit [tile.layout]', () => {
    expect([readLength('a'.repeat(8), 'display'), readLength('a'.repeat(9), 'display')]).toEqual(['short', 'medium']);
  });
});
