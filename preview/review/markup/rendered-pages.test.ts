import { parse } from 'parse5';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { demoData } from '#adapters/demo/content/fixed-demo-data.ts';
import { renderStoryTiles } from '#preview/stories/render/render-story-tiles.tsx';
import { isRecord } from '#schemas/content/is-record.ts';
import { reviewPage } from '../review-page.ts';

/** The tiles of a page as the site renders them, with the data of the examples. */
const render = (tiles: readonly unknown[]): string =>
  renderToStaticMarkup(renderStoryTiles({ tiles: tiles.filter(isRecord), state: 'default' }).content);

describe('a review of a rendered page', () => {
  it.each(demoData.pages.map((page) => [page.id, page] as const))(
    'finds no problem with headings and anchors on %s [preview.publish]',
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
