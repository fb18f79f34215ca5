import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ShowMore } from './show-more.tsx';

/** The text and the links below a list of which a part is shown. */
function render(before: number, shown: number, total: number) {
  const entries = Array.from({ length: shown }, (_, at) => at);
  const html = renderToStaticMarkup(
    <ShowMore
      shown={{ entries, before, total }}
      noun="posts"
      buildUrl={(count, target) => `/posts?show=${count}#${target}`}
    />,
  );
  return {
    text: /<p>(.*?)<\/p>/.exec(html)?.[1],
    links: [...html.matchAll(/href="([^"]*)".*?>(Show .*?)<span[^>]*>(.*?)<\/span>/g)].map(
      ([, href, label, hidden]) => `${label}${hidden}: ${href}`,
    ),
  };
}

describe('the links below a part of a long list', () => {
  it.each([
    [0, 50, 1234, '50 of 1,234 posts', ['Show more posts: /posts?show=100#next']],
    [
      1100,
      100,
      1234,
      '1,101 to 1,200 of 1,234 posts',
      ['Show earlier posts: /posts?show=1100#list', 'Show more posts: /posts?show=1250#next'],
    ],
    [50, 100, 150, '51 to 150 of 150 posts', ['Show earlier posts: /posts?show=100#list']],
  ])('after %i, with %i of %i, are “%s” and %j [scale.growth]', (before, shown, total, text, links) => {
    expect(render(before, shown, total)).toEqual({ text, links });
  });

  it('are left out where the whole list is shown [scale.growth]', () => {
    expect(render(0, 7, 7)).toEqual({ text: undefined, links: [] });
  });
});
