import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { link } from '#schemas/content/link/link.ts';
import { TileLink, TileLinks } from './tile-link.tsx';

const menu = { linkText: 'Menu', linkUrl: '/menu' };
const classesOf = (stated: object): readonly string[] => {
  const html = renderToStaticMarkup(<TileLink link={link.parse({ ...menu, ...stated })} className="wide" />);
  return /^<a class="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
};

describe('a link of a tile on paper', () => {
  it.each([
    [{ style: 'primary' }, false],
    [{ style: 'secondary' }, false],
    [{ style: 'quiet' }, true],
    [{ style: 'primary', linkUrl: 'tel:+441632960001' }, true],
    [{ style: 'primary', linkUrl: 'mailto:hello@example.com' }, true],
    [{ style: 'primary', linkUrl: '/tel:1' }, false],
  ])('with %j is printed: %s [diner.print]', (stated, isPrinted) => {
    expect(classesOf(stated).includes('screen-only')).toBe(!isPrinted);
    expect(classesOf(stated)).toContain('wide');
  });
});

describe('a list of links', () => {
  it('has each link in its order [tile.catalogue]', () => {
    const links = [menu, { ...menu, linkText: 'Drinks' }].map((each) => link.parse(each));
    const html = renderToStaticMarkup(<TileLinks links={links} className="wide" />);
    expect(html).toMatch(/^<ul class="plain-list [^"]*wide">/);
    expect([...html.matchAll(/<span class="label">([^<]*)</g)].map(([, text]) => text)).toEqual(['Menu', 'Drinks']);
  });

  it('is not there without links [tile.catalogue]', () => {
    expect(renderToStaticMarkup(<TileLinks links={[]} />)).toBe('');
  });
});
