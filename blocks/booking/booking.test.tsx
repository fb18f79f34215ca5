/** @jsxImportSource #eager */
import { readFile } from 'node:fs/promises';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { defaultOptions } from '#schemas/content/page/default-options.ts';
import type { BookingPageState } from '#schemas/domain/booking/booking-page-state.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { weekdays } from '#schemas/domain/restaurant/wall-time.ts';
import { exampleData } from '#schemas/sources/sources.generated.ts';
import { bookingExamples } from '#schemas/tiles/booking/booking.examples.ts';
import { booking } from '#schemas/tiles/booking/booking.tile.ts';
import { Booking } from './booking.tsx';
import { ChooseRestaurant } from './restaurant/choose-restaurant.tsx';

const render = (
  media: 'video' | 'image',
  example: object = bookingExamples.longest,
  visit?: BookingPageState,
): string =>
  renderToStaticMarkup(
    <Booking
      tile={booking.schema.parse({ type: 'booking', version: 1, ...example })}
      data={{ restaurants: [], thirdParties: undefined }}
      placement={{ headingLevel: 2, alternation: 0, first: false, span: 6 }}
      page={{
        pageId: 'home',
        path: '/',
        now: new Date('2026-11-21T12:00:00Z'),
        area: { kind: 'home' },
        query: {},
        booking: visit,
        options: { ...defaultOptions, booking: { ...defaultOptions.booking, media } },
      }}
    />,
  );

it('shows its video, or if configured its image or the video’s poster [booking.tile]', () => {
  expect(render('video')).toContain('<tile-video');
  expect(render('image')).not.toContain('<tile-video');
  expect(render('image')).toContain('/media/scene/shared-feast.svg');
  const videoAlone = render('image', { ...bookingExamples.longest, image: undefined });
  expect(videoAlone).not.toContain('<tile-video');
  expect(videoAlone).toContain('/media/scene/noodles.svg');
});

it('shows its image beside a booking, and its video only where it has no image [booking.tile]', () => {
  const visit = { step: 'party', choice: {}, idempotencyKey: 'key-12345' } as const;
  expect(render('video', bookingExamples.longest, visit)).not.toContain('<tile-video');
  expect(render('video', { ...bookingExamples.longest, image: undefined }, visit)).toContain('<tile-video');
});

it('takes the number of people from the address, and says so if it is none [route.booking] [booking.covers]', () => {
  const home = (query: Readonly<Record<string, readonly string[]>>) =>
    renderToStaticMarkup(
      <ChooseRestaurant
        restaurants={exampleData.restaurants}
        page={{ now: new Date('2026-11-21T12:00:00Z'), query, options: defaultOptions }}
      />,
    );
  const peopleIn = (html: string) => /name="adults"[^>]*value="(\d+)"/.exec(html)?.[1];
  expect(peopleIn(home({ adults: ['5'] }))).toBe('5');
  const mangled = home({ adults: ['many'] });
  expect(mangled).toMatch(/<p role="alert"[^>]*>The number of people in the address is not one that can be booked\./);
  expect(peopleIn(mangled)).toBe(peopleIn(home({})));
  expect(home({})).not.toContain('role="alert"');
});

describe('a restaurant that is closed for a time', () => {
  const refit = { openTime: 'Closed', closeTime: 'Closed', reason: 'Closed for a new kitchen' };
  const daily = { Open: '12:00', Close: '22:00' };
  const openingTimes = Object.fromEntries(weekdays.map((day) => [day, daily]));
  const placement = (slug: string, lat: number, more: object = {}) =>
    restaurant.parse({ storeId: slug, slug, city: 'london', title: slug, lat, lng: 0, openingTimes, ...more });
  const closed = { overrides: [{ startDate: '2026-11-20', endDate: '2027-03-02', ...refit }] };
  const renderClosed = (visit?: BookingPageState, more: object = {}): string =>
    renderToStaticMarkup(
      <Booking
        tile={booking.schema.parse({ type: 'booking', key: 'booking', text: 'Say when, and how many.' })}
        data={{
          restaurants: [
            placement('Reigate', 51.5, { ...closed, ...more }),
            placement('next-door', 51.51),
            placement('also-closed', 51.505, closed),
          ],
          thirdParties: undefined,
        }}
        placement={{ headingLevel: 2, alternation: 0, first: false, span: 6 }}
        page={{
          pageId: '_booking',
          path: '/booking/Reigate',
          now: new Date('2026-11-21T12:00:00Z'),
          area: { kind: 'restaurant', city: 'london', slug: 'Reigate' },
          query: {},
          booking: visit,
          options: defaultOptions,
        }}
      />,
    );
  const visitOn = (date: string): BookingPageState => ({
    step: 'party',
    choice: { date },
    idempotencyKey: 'key-12345',
  });

  it.each<[string, BookingPageState | undefined]>([
    ['its own page', undefined],
    ['its booking page', visitOn('2026-11-21')],
  ])(
    'says on %s until when and why, in one sentence, with open restaurants nearby [booking.date] [booking.codes]',
    (_, visit) => {
      const html = renderClosed(visit);
      expect(html).toContain('<p>Reigate is closed until 3 March 2027: a new kitchen.</p>');
      expect(html).toContain('href="/booking/next-door?');
      expect(html).not.toContain('also-closed?');
      expect(html).not.toMatch(/Try again|Look again|Find a table|data-island/);
    },
  );

  it('leads to the first day after that, on which the form is shown [booking.date]', () => {
    expect(renderClosed()).toContain('href="/booking/Reigate?step=party&amp;date=2027-03-03#');
    expect(renderClosed(visitOn('2027-03-03'))).toContain('data-island="booking"');
    expect(renderClosed(undefined, { bookingDaysAhead: 60 })).not.toContain('or later');
  });
});

describe('a restaurant without online booking', () => {
  const placement = (slug: string, lat: number, more: object = {}) =>
    restaurant.parse({ storeId: slug, slug, city: 'london', title: slug, lat, lng: 0, phone: '01632 960001', ...more });
  const render = (more: object): string =>
    renderToStaticMarkup(
      <Booking
        tile={booking.schema.parse({ type: 'booking', key: 'booking', text: 'Say when, and how many.' })}
        data={{
          restaurants: [
            placement('closed-book', 51.5, { onlineBooking: false, ...more }),
            placement('next-door', 51.51),
            placement('silent', 51.52, { onlineBooking: false }),
          ],
          thirdParties: undefined,
        }}
        placement={{ headingLevel: 2, alternation: 0, first: false, span: 6 }}
        page={{
          pageId: '_booking',
          path: '/booking/closed-book',
          now: new Date('2026-11-21T12:00:00Z'),
          area: { kind: 'restaurant', city: 'london', slug: 'closed-book' },
          query: {},
          options: defaultOptions,
        }}
      />,
    );

  it('shows the message of the catalogue, its telephone number and nearby restaurants [booking.codes]', () => {
    const html = render({});
    expect(html).toContain('This restaurant cannot be booked online.');
    expect(html).toContain('href="tel:01632960001"');
    expect(html).toContain('href="/booking/next-door');
    expect(html).not.toContain('/booking/silent');
  });

  it('shows the invitation to choose a time only if that is possible [booking.tile]', () => {
    expect(render({})).not.toContain('Say when');
    expect(render({ onlineBooking: true })).toContain('Say when');
  });

  it('makes no claims that are not in its content, such as room for walk-ins [upstream.claims]', () => {
    expect(render({ phone: undefined })).not.toContain('always room');
  });
});

describe('booking tile', () => {
  const placement = (slug: string, more: object = {}) =>
    restaurant.parse({ storeId: slug, slug, city: 'york', cityName: 'York', title: slug, lat: 54, lng: -1, ...more });
  interface Setting {
    readonly restaurants?: readonly ReturnType<typeof placement>[] | undefined;
    readonly layout?: string;
    readonly isOpen?: boolean;
    readonly at?: string;
    readonly widget?: { readonly page: string; readonly embedded: boolean };
  }
  const render = ({ restaurants, layout = 'none', isOpen = false, at, widget }: Setting): string =>
    renderToStaticMarkup(
      <Booking
        tile={booking.schema.parse({ type: 'booking', key: 'booking', heading: 'A table', layout })}
        data={{ restaurants, thirdParties: widget && { stored: [], bookingWidget: widget } }}
        placement={{ headingLevel: 2, alternation: 0, first: false, span: 6 }}
        page={{
          pageId: 'home',
          path: '/',
          now: new Date('2026-11-21T12:00:00Z'),
          area: at === undefined ? { kind: 'home' } : { kind: 'restaurant', city: 'york', slug: at },
          query: {},
          options: defaultOptions,
          ...(isOpen && { booking: { step: 'party', choice: {}, idempotencyKey: 'key-12345' } }),
        }}
      />,
    );
  const soho = placement('soho', { city: 'london', cityName: 'London', phone: '020 7946 0000', onlineBooking: true });
  const york = placement('york', { title: 'York', onlineBooking: true });
  const walkIn = placement('walk-in', { phone: '01632 960001', onlineBooking: false });

  it('asks for a restaurant with online booking and for the number of people [booking.location]', () => {
    const html = render({ restaurants: [soho, york, walkIn] });
    expect(html).toMatch(
      /<form [^>]*method="get" action="\/booking\/choose">|<form [^>]*action="\/booking\/choose" method="get">/,
    );
    expect(html).toContain('<option value="" selected="">Near a place</option>');
    expect(html).toContain('<optgroup label="London"><option value="soho">soho</option></optgroup>');
    expect(html).not.toContain('<option value="walk-in"');
    expect(html).toMatch(/<input [^>]*name="adults"[^>]*>/);
    expect(html).toMatch(/<button [^>]*>Find a table<\/button>/);
    expect(render({ restaurants: [walkIn] })).not.toContain('/booking/choose');
  });

  it('marks a restaurant that is closed for a time, which a select without script offers [diner.dialog]', () => {
    const refit = { startDate: '2026-11-20', endDate: '2027-03-02', openTime: 'Closed', closeTime: 'Closed' };
    const openingTimes = Object.fromEntries(weekdays.map((day) => [day, { Open: '12:00', Close: '22:00' }]));
    const reigate = placement('reigate', { title: 'Reigate', onlineBooking: true, openingTimes, overrides: [refit] });
    expect(render({ restaurants: [soho, reigate] })).toContain(
      '<option value="reigate">Reigate, closed until 3 March 2027</option>',
    );
  });

  it('lists the telephone number of every restaurant, with its city if that differs from its name [booking.tile]', () => {
    const html = render({ restaurants: [soho, york, walkIn] });
    expect(html).toContain('>Ring a restaurant</span>');
    expect(html.match(/<summary.*?<\/summary>/)?.[0].match(/<svg|arrow/g)).toEqual(['<svg']);
    expect(html).toMatch(/href="\/restaurants\/london\/soho#booking">soho<span[^>]*> London<\/span>/);
    expect(html).toMatch(/href="tel:02079460000"><span class="visually-hidden">Ring soho: <\/span>020 7946 0000/);
    expect(html).toMatch(/href="\/restaurants\/york\/york#booking">York<\/a><\/li>/);
    expect(html.match(/href="tel:/g)).toHaveLength(2);
  });

  it('names the restaurant in the heading of its booking page only [booking.tile]', () => {
    const headingOf = (isOpen: boolean) =>
      render({ restaurants: [york], at: 'york', isOpen })
        .match(/<h2.*?<\/h2>/)?.[0]
        .replace(/<[^>]*>/g, '');
    expect(headingOf(true)).toBe('York A table');
    expect(headingOf(false)).toBe('A table');
  });

  it('links to the restaurant finder if there are no restaurants [booking.tile]', () => {
    for (const restaurants of [undefined, []]) {
      const html = render({ restaurants });
      expect(html).toMatch(/<a [^>]*href="\/find-us"[^>]*>.*Find a restaurant/);
      expect(html).not.toMatch(/Ring a restaurant|booking\/choose/);
    }
    expect(render({ restaurants: [soho] })).not.toContain('/find-us');
  });

  it('renders the booking journey of its restaurant once, at its first step [booking.tile]', () => {
    for (const isOpen of [false, true]) {
      const html = render({ restaurants: [soho, york], at: 'soho', isOpen });
      expect(html.match(/data-island="booking"/g)).toHaveLength(1);
      expect(html).not.toMatch(/booking\/choose|Ring a restaurant/);
    }
    expect(render({ restaurants: [walkIn], at: 'walk-in' })).not.toContain('data-island');
    expect(render({ restaurants: [soho] })).not.toContain('data-island');
  });

  it('asks for a place if the journey has no restaurant yet [booking.location]', () => {
    const html = render({ restaurants: [soho, york], isOpen: true });
    expect(html).toContain('Town, postcode or restaurant');
    expect(html).not.toContain('/booking/choose');
  });

  const elsewhere = placement('elsewhere', { bookATableWidgetId: 'a b', onlineBooking: false });
  const widget = { page: 'https://www.tables.example/book/{id}', embedded: true };

  it('has a third-party widget behind consent and a plain link [thirdparty.booking-widget]', () => {
    const html = render({ restaurants: [elsewhere, york], at: 'elsewhere', widget });
    expect(html).toContain('elsewhere keeps its tables with tables.example.');
    expect(html).toMatch(/<a [^>]*href="https:\/\/www.tables.example\/book\/a%20b"[^>]*>.*Book on tables.example/);
    expect(html).toMatch(/data-booking-widget="a b"><form [^>]*action="\/cookies"/);
    expect(html).toMatch(/<button type="submit" [^>]*data-cookie-settings="">/);
    expect(html).not.toContain('cannot be booked online');
    expect(render({ restaurants: [elsewhere], at: 'elsewhere', widget: { ...widget, embedded: false } })).not.toContain(
      'data-booking-widget',
    );
  });

  it('has no widget if none is configured, the restaurant has none or takes bookings online [thirdparty.booking-widget]', () => {
    const own = placement('own', { bookATableWidgetId: 'x', onlineBooking: true });
    expect(render({ restaurants: [own], at: 'own', widget })).not.toContain('keeps its tables');
    expect(render({ restaurants: [walkIn], at: 'walk-in', widget })).not.toContain('keeps its tables');
    for (const html of [
      render({ restaurants: [walkIn], at: 'walk-in', widget }),
      render({ restaurants: [elsewhere], at: 'elsewhere' }),
    ])
      expect(html).toContain('This restaurant cannot be booked online.');
  });

  it('mentions no nearby restaurants if there are none [booking.tile]', () => {
    expect(render({ restaurants: [walkIn], at: 'walk-in' })).not.toContain('Restaurants nearby');
    expect(render({ restaurants: [walkIn, york], at: 'walk-in' })).toContain('Restaurants nearby that take bookings:');
  });
});

it('has a heading that invites to book, which is left out once a table is booked [booking.thanks]', async () => {
  expect(render('image')).toMatch(/<h2[^>]*class="[^"]*invitation/);
  const css = await readFile(new URL('booking.module.css', import.meta.url), 'utf8');
  expect(css).toMatch(/:has\(\[data-journey='thanks'\]\) > :is\(\.invitation, \.text\) \{\s*display: none;/);
});
