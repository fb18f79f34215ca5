/** @jsxImportSource #eager */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { usualOptions } from '#renderer/usual-options.ts';
import { bookingExamples } from '#schemas/booking/booking.examples.ts';
import { booking } from '#schemas/booking/booking.tile.ts';
import { Booking } from './booking.tsx';

const draw = (media: 'video' | 'image', example: object = bookingExamples.longest): string =>
  renderToStaticMarkup(
    <Booking
      tile={booking.schema.parse({ type: 'booking', version: 1, ...example })}
      data={{ restaurants: [], thirdParties: undefined }}
      place={{ headingLevel: 2, turn: 0, first: false, span: 6 }}
      page={{
        pageId: 'home',
        path: '/',
        now: new Date('2026-11-21T12:00:00Z'),
        area: { kind: 'home' },
        query: {},
        options: { ...usualOptions, booking: { ...usualOptions.booking, media } },
      }}
    />,
  );

it('is filled by its film, or by its picture where that is configured; a tile with a film alone keeps it [booking.tile]', () => {
  expect(draw('video')).toContain('<tile-film');
  expect(draw('image')).not.toContain('<tile-film');
  expect(draw('image')).toContain('/media/scene/shared-feast.svg');
  expect(draw('image', { ...bookingExamples.longest, image: undefined })).toContain('<tile-film');
});
