import { parse } from 'parse5';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { demoData } from '#adapters/demo/content/fixed-demo-data.ts';
import { drawStory } from '#preview/stories/render/draw-story.tsx';
import { reviewPage } from '../review-page.ts';
import { isRecord } from '../values/value-at.ts';

/** A page’s tiles as the site draws them, in the world of the examples. */
const render = (tiles: readonly unknown[]): string =>
  renderToStaticMarkup(drawStory({ tiles: tiles.filter(isRecord), state: 'default' }).content);

describe('a review of a page as it is drawn', () => {
  it.each(demoData.pages.map((page) => [page.id, page] as const))(
    'finds the headings and anchors of %s in order',
    (_, page) => {
      const html = render(page.tiles);
      expect(html).toContain('<h1');
      const found = reviewPage(page, { rendered: parse(html) }).filter(({ code }) => /^(heading|anchor)/.test(code));
      expect(found.map(({ message, path }) => [message, path])).toEqual([]);
      const skipping = html.replace(/<(\/?)h2/g, '<$1h4');
      const missed = reviewPage(page, { rendered: parse(skipping) }).filter(({ code }) => code === 'heading-skipped');
      expect(missed.length > 0).toBe(html.includes('<h2'));
    },
  );
});
