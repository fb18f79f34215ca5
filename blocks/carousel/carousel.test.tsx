/** @jsxImportSource #eager */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { usualOptions } from '#renderer/usual-options.ts';
import { carousel } from '#schemas/carousel/carousel.tile.ts';
import { Carousel } from './carousel.tsx';

const slides = ['Satay', 'Laksa'].map((title) => ({ title }));

const hasArrows = (configured: boolean, tile: object = {}): boolean =>
  renderToStaticMarkup(
    <Carousel
      tile={carousel.schema.parse({ type: 'carousel', key: 'slides', version: 1, slides, ...tile })}
      data={{}}
      place={{ headingLevel: 2, turn: 0, first: false, span: 6 }}
      page={{
        pageId: 'home',
        path: '/',
        now: new Date('2026-11-21T12:00:00Z'),
        area: { kind: 'home' },
        query: {},
        options: { ...usualOptions, carousel: { arrows: configured, dots: false } },
      }}
    />,
  ).includes('aria-label="Next slide"');

it('has arrows as the configuration says, unless the tile says otherwise', () => {
  expect([hasArrows(true), hasArrows(false)]).toEqual([true, false]);
  expect([hasArrows(true, { arrows: false }), hasArrows(false, { arrows: true })]).toEqual([false, true]);
  expect([hasArrows(true, { arrows: null }), hasArrows(false, { arrows: '' })]).toEqual([true, false]);
});
