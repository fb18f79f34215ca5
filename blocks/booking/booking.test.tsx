/** @jsxImportSource #eager */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { usualOptions } from '#renderer/usual-options.ts';
import { bookingExamples } from '#schemas/booking/booking.examples.ts';
import { booking } from '#schemas/booking/booking.tile.ts';
import { restaurant } from '#schemas/restaurant/restaurant.ts';
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

it('is filled by its video, or where that is configured by its picture or the video’s poster [booking.tile]', () => {
  expect(draw('video')).toContain('<tile-film');
  expect(draw('image')).not.toContain('<tile-film');
  expect(draw('image')).toContain('/media/scene/shared-feast.svg');
  const videoAlone = draw('image', { ...bookingExamples.longest, image: undefined });
  expect(videoAlone).not.toContain('<tile-film');
  expect(videoAlone).toContain('/media/scene/noodles.svg');
});

describe('a restaurant that takes no bookings here', () => {
  const place = (slug: string, lat: number, more: object = {}) =>
    restaurant.parse({ storeId: slug, slug, city: 'london', title: slug, lat, lng: 0, phone: '01632 960001', ...more });
  const render = (more: object): string =>
    renderToStaticMarkup(
      <Booking
        tile={booking.schema.parse({ type: 'booking', key: 'booking', text: 'Say when, and how many.' })}
        data={{
          restaurants: [
            place('closed-book', 51.5, { onlineBooking: false, ...more }),
            place('next-door', 51.51),
            place('silent', 51.52, { onlineBooking: false }),
          ],
          thirdParties: undefined,
        }}
        place={{ headingLevel: 2, turn: 0, first: false, span: 6 }}
        page={{
          pageId: '_booking',
          path: '/booking/closed-book',
          now: new Date('2026-11-21T12:00:00Z'),
          area: { kind: 'restaurant', city: 'london', slug: 'closed-book' },
          query: {},
          options: usualOptions,
        }}
      />,
    );

  it('says why in the words of the catalogue, whom to ring, and who takes bookings nearby [booking.codes]', () => {
    const html = render({});
    expect(html).toContain('This restaurant cannot be booked online.');
    expect(html).toContain('href="tel:01632960001"');
    expect(html).toContain('href="/booking/next-door');
    expect(html).not.toContain('/booking/silent');
  });

  it('shows the invitation to choose a time only where one can be chosen [booking.tile]', () => {
    expect(render({})).not.toContain('Say when');
    expect(render({ onlineBooking: true })).toContain('Say when');
  });

  it('promises nothing that nobody said, such as room for who walks in [upstream.claims]', () => {
    expect(render({ phone: undefined })).not.toContain('always room');
  });
});
