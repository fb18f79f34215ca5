import { describe, expect, it } from 'vitest';
import { artwork } from './artwork.ts';

const drawn = [...artwork].map(([url, picture]) => ({ url, picture, svg: picture.draw() }));

/** Checks that an SVG is well-formed XML. Returns the first error. */
function findFirstError(svg: string): string | undefined {
  const open: string[] = [];
  let end = 0;
  for (const match of svg.matchAll(/<(\/?)([a-zA-Z]+)((?: [a-zA-Z-]+="[^"<&]*")*)(\/?)>/g)) {
    if (match.index !== end) return `text or a broken tag at ${end}: ${svg.slice(end, end + 40)}`;
    end = match.index + match[0].length;
    const [, closing, name = '', attributes = '', empty] = match;
    const names = [...attributes.matchAll(/ ([a-zA-Z-]+)="/g)].map((found) => found[1]);
    if (new Set(names).size !== names.length) return `an attribute twice in ${match[0].slice(0, 60)}`;
    if (closing === '/' && open.pop() !== name) return `</${name}> closes nothing`;
    if (closing === '' && empty === '') open.push(name);
  }
  if (end !== svg.length) return `text after ${end}`;
  return open.length === 0 ? undefined : `${open.join(' ')} not closed`;
}

describe('artwork', () => {
  it('draws the same picture each time', () => {
    expect(drawn.filter(({ url, svg }) => artwork.get(url)?.draw() !== svg).map(({ url }) => url)).toEqual([]);
  });

  it('renders no two images alike', () => {
    const withoutMarks = drawn.filter(({ url }) => !url.startsWith('/media/brand/'));
    expect(new Set(withoutMarks.map(({ svg }) => svg)).size).toBe(withoutMarks.length);
  });

  it('has one sky, pavement and kerb for all fronts, so that side by side they are one street', () => {
    const strips = drawn
      .filter(({ url }) => url.startsWith('/media/front/'))
      .map(({ svg }) => [...svg.matchAll(/<rect(?: y="\d+")? width="1200"[^>]*>/g)].map(([strip]) => strip))
      // What is far behind the house, and the road or water below the kerb, differ.
      .map((all) => [...all.slice(0, 9), ...all.filter((strip) => /y="(688|752)"/.test(strip))].join('\n'));
    expect(strips.length).toBeGreaterThan(20);
    expect(new Set(strips).size).toBe(1);
  });

  it('writes well-formed XML without text', () => {
    expect(
      drawn.map(({ url, svg }) => ({ url, error: findFirstError(svg) })).filter(({ error }) => error !== undefined),
    ).toEqual([]);
  });

  it('needs no script, style or other file', () => {
    expect(
      drawn.filter(({ svg }) => /<script|<style|style=|href=|data:|<image|<filter/.test(svg)).map(({ url }) => url),
    ).toEqual([]);
  });

  it('never draws an undefined or broken number', () => {
    expect(drawn.filter(({ svg }) => /NaN|undefined|Infinity|e-\d/.test(svg)).map(({ url }) => url)).toEqual([]);
  });

  it('says the size of each picture as it is drawn', () => {
    const wrong = drawn.filter(
      ({ picture, svg }) => !svg.includes(` width="${picture.width}" height="${picture.height}" `),
    );
    expect(wrong.map(({ url }) => url)).toEqual([]);
  });
});
