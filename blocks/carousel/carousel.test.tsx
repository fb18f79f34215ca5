/** @jsxImportSource #eager */
import { prerender } from 'react-dom/static';
import { expect, it } from 'vitest';
import { defaultOptions } from '#schemas/content/page/default-options.ts';
import { carousel } from '#schemas/tiles/carousel/carousel.tile.ts';
import { Carousel } from './carousel.tsx';

const slides = ['Satay', 'Laksa'].map((title) => ({ title }));

/** Waits for the island, which is loaded when it is first rendered. */
async function hasArrows(configured: boolean, tile: object = {}): Promise<boolean> {
  const { prelude } = await prerender(
    <Carousel
      tile={carousel.schema.parse({ type: 'carousel', key: 'slides', version: 1, slides, ...tile })}
      data={{}}
      placement={{ headingLevel: 2, alternation: 0, first: false, span: 6 }}
      page={{
        pageId: 'home',
        path: '/',
        now: new Date('2026-11-21T12:00:00Z'),
        area: { kind: 'home' },
        query: {},
        options: { ...defaultOptions, carousel: { arrows: configured, dots: false } },
      }}
    />,
  );
  return (await new Response(prelude).text()).includes('aria-label="Next slide"');
}

it('the carousel has arrows as configured, unless the tile overrides it [config.constants]', async () => {
  expect(await Promise.all([hasArrows(true), hasArrows(false)])).toEqual([true, false]);
  expect(await Promise.all([hasArrows(true, { arrows: false }), hasArrows(false, { arrows: true })])).toEqual([
    false,
    true,
  ]);
  expect(await Promise.all([hasArrows(true, { arrows: null }), hasArrows(false, { arrows: '' })])).toEqual([
    true,
    false,
  ]);
});
