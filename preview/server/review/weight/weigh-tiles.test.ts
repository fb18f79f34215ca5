import { createServer } from 'node:http';
import { parse } from 'parse5';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoData } from '#adapters/demo/content/fixed-demo-data.ts';
import { listenLocally } from '#adapters/testing/listen-locally.ts';
import { parseForReview, reviewParsedPage } from '#preview/review/review-page.ts';
import { renderStoryTiles } from '#preview/stories/render/render-story-tiles.tsx';
import { tiles as tileTypes } from '#schemas/tiles/tiles.generated.ts';
import { reportedScriptBytes } from './reported-script-bytes.ts';
import { weighTiles } from './weigh-tiles.ts';

/** A site where a file has as many bytes as its name says, else a thousand. */
const site = createServer(({ url = '' }, response) => {
  response.writeHead(200, { 'Content-Length': /^\/\d+$/.test(url) ? Number(url.slice(1)) : 1000 }).end();
});
let address: string;
beforeAll(async () => {
  const port = await listenLocally(site);
  address = `http://127.0.0.1:${port}`;
});
afterAll(() => {
  site.closeAllConnections();
  site.close();
});

/** The findings about the size of tiles, rendered and measured as in the product. */
async function review(content: unknown) {
  const reviewed = parseForReview(content);
  const raw = reviewed.page?.tiles.map(({ tile }) => tile) ?? [];
  const html = renderToStaticMarkup(renderStoryTiles({ tiles: raw, state: 'default' }).content);
  const weights = await weighTiles(parse(`<main>${html}</main>`), address);
  const found = reviewParsedPage(reviewed, { weights }).filter(({ code }) => code === 'page-heavy');
  return { weights, found: found.map(({ tile, message }) => `${tile?.key}: ${message}`) };
}

const example = (type: keyof typeof tileTypes, key: string) => ({ ...tileTypes[type].examples.plain, type, key });
const pageOf = (...tiles: readonly unknown[]) => ({ id: 'test', title: 'Test', tiles });

describe('the weight of a page’s tiles', () => {
  it('consists of their markup, their images and the script of their type [preview.publish]', async () => {
    const { weights } = await review(pageOf(example('carousel', 'films'), example('text', 'words')));
    expect(weights.get('words')).toEqual({ markup: expect.any(Number), pictures: 0, video: 0, script: 0 });
    expect(weights.get('films')?.script).toBe(reportedScriptBytes('carousel'));
    expect(reportedScriptBytes('carousel')).toBeGreaterThan(1000);
    expect(weights.get('films')?.pictures).toBeGreaterThan(0);
  });

  it('exceeds the script budget with a booking tile beside a form, and names the larger one [preview.publish]', async () => {
    const { found } = await review(pageOf(example('booking', 'table'), example('contact-form', 'form')));
    expect(found).toEqual([
      expect.stringMatching(/^form: The script of the page’s tiles is \d+ kB\. The limit is 60 kB/),
    ]);
  });

  it('counts shared script once: that of a type, and that of forms [preview.publish]', async () => {
    const forms = [example('contact-form', 'one'), example('contact-form', 'two'), example('sign-up', 'three')];
    expect((await review(pageOf(...forms))).found).toEqual([]);
  });

  it.each(demoData.pages.map((page) => [page.id, page] as const))(
    'stays within the script budget on %s [preview.publish]',
    async (_, page) => {
      const { found, weights } = await review(page);
      expect(weights.size).toBeGreaterThan(0);
      expect(found.filter((message) => message.includes('script'))).toEqual([]);
    },
  );

  it.each([
    ['the largest that a laptop loads', 'srcset="/400 400w, /1600 1600w, /1601 1601w"', 1600],
    ['the only one, however large', 'src="/2000" srcset="/1601 1601w"', 2000],
    ['the one without sizes', 'src="/300" srcset="/900 2x"', 300],
  ])('counts of an image %s [preview.publish]', async (_, attributes, bytes) => {
    const html = `<section id="words" data-tile="text"><img ${attributes}></section>`;
    expect((await weighTiles(parse(html), address)).get('words')?.pictures).toBe(bytes);
  });

  it('counts of a video the source for wide screens [preview.publish]', async () => {
    const html =
      '<section id="films" data-tile="video"><video><source src="/500"><source src="/700"></video></section>';
    expect((await weighTiles(parse(html), address)).get('films')?.video).toBe(700);
  });
});
