import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PageParts } from './page-parts.tsx';

/** The links of a part, as pairs of text and address. */
function linksOf(number: number): readonly (readonly [string, string])[] {
  const html = renderToStaticMarkup(<PageParts path="/story" part={{ number, count: 3 }} />);
  expect(html).toContain(`Part ${number} of 3`);
  return [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(?:<[^>]*>)*([^<]*)/g)].map(([, url = '', name = '']) => [
    name,
    url,
  ]);
}

describe('the links below a part of a long page', () => {
  it.each([
    [1, [['Next part', '/story?part=2#content']]],
    [
      2,
      [
        ['Previous part', '/story'],
        ['Next part', '/story?part=3#content'],
      ],
    ],
    [3, [['Previous part', '/story?part=2#content']]],
  ])('lead from part %d to those beside it: %j [scale.growth]', (number, links) => {
    expect(linksOf(number)).toEqual(links);
  });
});
