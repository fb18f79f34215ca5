import { once } from 'node:events';
import { createServer } from 'node:http';
import { parse } from 'parse5';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoData } from '#adapters/demo/content/fixed-demo-data.ts';
import { readReviewed, reviewRead } from '#preview/review/review-page.ts';
import { drawStory } from '#preview/stories/render/draw-story.tsx';
import { tiles as tileTypes } from '#schemas/tiles/tiles.generated.ts';
import { scriptOf } from './script-of.ts';
import { weighTiles } from './weigh-tiles.ts';

/** A site whose every file has a thousand bytes. */
const site = createServer((_, response) => {
  response.writeHead(200, { 'Content-Length': 1000 }).end();
});
let address: string;
beforeAll(async () => {
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  const bound = site.address();
  address = `http://127.0.0.1:${bound !== null && typeof bound === 'object' ? bound.port : 0}`;
});
afterAll(() => {
  site.closeAllConnections();
  site.close();
});

/** What a review says of the weight of tiles that are drawn and weighed as the product does. */
async function review(content: unknown) {
  const reviewed = readReviewed(content);
  const raw = reviewed.page?.tiles.map(({ tile }) => tile) ?? [];
  const html = renderToStaticMarkup(drawStory({ tiles: raw, state: 'default' }).content);
  const weights = await weighTiles(parse(`<main>${html}</main>`), address);
  const found = reviewRead(reviewed, { weights }).filter(({ code }) => code === 'page-heavy');
  return { weights, found: found.map(({ tile, message }) => `${tile?.key}: ${message}`) };
}

const example = (type: keyof typeof tileTypes, key: string) => ({ ...tileTypes[type].examples.plain, type, key });
const pageOf = (...tiles: readonly unknown[]) => ({ id: 'test', title: 'Test', tiles });

describe('the weight of a page’s tiles', () => {
  it('is of their markup, their pictures and the script of their type', async () => {
    const { weights } = await review(pageOf(example('carousel', 'films'), example('text', 'words')));
    expect(weights.get('words')).toEqual({ markup: expect.any(Number), pictures: 0, video: 0, script: 0 });
    expect(weights.get('films')?.script).toBe(scriptOf('carousel'));
    expect(scriptOf('carousel')).toBeGreaterThan(1000);
    expect(weights.get('films')?.pictures).toBeGreaterThan(0);
  });

  it('is too much script where a table to book stands beside a form, and names the dearer', async () => {
    const { found } = await review(pageOf(example('booking', 'table'), example('contact-form', 'form')));
    expect(found).toEqual([expect.stringMatching(/^form: The script of the page’s tiles comes to \d+ kB; 60 kB/)]);
  });

  it('counts script that tiles share once: that of a type, and that of forms', async () => {
    const forms = [example('contact-form', 'one'), example('contact-form', 'two'), example('sign-up', 'three')];
    expect((await review(pageOf(...forms))).found).toEqual([]);
  });

  it.each(demoData.pages.map((page) => [page.id, page] as const))(
    'brings no script beyond its budget on %s',
    async (_, page) => {
      const { found, weights } = await review(page);
      expect(weights.size).toBeGreaterThan(0);
      expect(found.filter((words) => words.includes('script'))).toEqual([]);
    },
  );
});
