import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { defaultOptions } from '#schemas/content/page/default-options.ts';
import { type Restaurant, restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { exampleData } from '#schemas/sources/sources.generated.ts';
import { restaurantDetails } from '#schemas/tiles/restaurant-details/restaurant-details.tile.ts';
import { RestaurantDetails } from './restaurant-details.tsx';

const render = (shown: Restaurant = exampleData.restaurant, now = '2026-11-21T18:30:00Z'): string =>
  renderToStaticMarkup(
    RestaurantDetails({
      tile: restaurantDetails.schema.parse({ type: 'restaurant-details', key: 'details' }),
      data: { restaurant: shown, menus: exampleData.menus },
      placement: { headingLevel: 1, alternation: 0, first: true, span: 6 },
      page: {
        pageId: '_restaurant',
        path: '/',
        now: new Date(now),
        area: { kind: 'main' },
        query: {},
        options: defaultOptions,
      },
    }),
  );

const hoursOf = (html: string): readonly string[] =>
  [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(([, row = '']) =>
    row
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );

describe('restaurant details', () => {
  it('warn of different hours on a coming bank holiday, unless the restaurant states its own [upstream.claims]', () => {
    const note = 'Mon 28 Dec (Boxing Day, substitute day) and Fri 1 Jan (New Year’s Day): our hours may differ.';
    expect(render(undefined, '2026-12-20T12:00:00Z')).toContain(note);
    const stated = restaurant.parse({
      ...exampleData.restaurant,
      overrides: [{ startDate: '2026-12-24', endDate: '2027-01-01', openTime: '12:00', closeTime: '17:00' }],
    });
    expect(render(stated, '2026-12-20T12:00:00Z')).not.toContain('may differ');
    expect(render(undefined, '2026-11-21T12:00:00Z')).not.toContain('may differ');
  });

  it('list the hours of the week and coming days with other hours [restaurant.hours]', () => {
    expect(hoursOf(render())).toEqual([
      'Tables Collection until',
      'Monday Closed Closed',
      'Tuesday 12:00 to 22:00 21:00',
      'Wednesday 12:00 to 22:00 21:00',
      'Thursday 12:00 to 00:00 21:00',
      'Friday 12:00 to 01:00 21:30',
      'Saturday today 12:00 to 22:00 21:00',
      'Sunday 12:00 to 22:00 21:00',
    ]);
    expect(render()).toContain('Fri 25 Dec to Sat 26 Dec');
    expect(render()).toContain('Christmas');
    expect(render(undefined, '2026-12-27T12:00:00Z')).not.toContain('Christmas');
  });

  it('link to map, telephone, email, what3words, menus and the other restaurants [restaurant.page]', () => {
    const html = render();
    for (const href of [
      'https://www.google.com/maps/dir/?api=1&amp;destination=51.5137,-0.1337',
      'tel:02079460118',
      'mailto:soho@example.com',
      'https://what3words.com/table.plate.spoon',
      '/restaurants/london/soho/menu/main',
      '/restaurants/london/soho/book-now',
      '/find-us',
    ]) {
      expect(html).toContain(`href="${href}"`);
    }
  });

  it('link to the allergen guide beside click and collect [restaurant.page]', () => {
    const html = render();
    expect(html.indexOf('/allergens')).toBeGreaterThan(0);
    expect(html).toContain('https://order.example/soho');
    expect(html).toContain('Collect until 21:00');
  });

  it('make no claims if little is known [upstream.claims]', () => {
    const bare = restaurant.parse({
      storeId: '9',
      slug: 'bare',
      city: 'bath',
      title: 'Bare',
      lat: 1,
      lng: 2,
      onlineBooking: false,
    });
    const html = render(bare);
    expect(html).toContain('Our hours are not listed yet.');
    expect(html).not.toMatch(/tel:|mailto:|order\.example|book-now|what3words|Open, |Closed/);
    expect(html).not.toContain('In the house');
  });

  it('lists special hours for a range of days, and nothing without any [restaurant.hours]', () => {
    expect(render()).toMatch(/Other hours<\/p><dl><div[^>]*><dt>Fri 25 Dec to Sat 26 Dec<\/dt><dd>Closed</);
    const hoursFrom = (startDate: string, endDate: string) => [
      { startDate, endDate, openTime: '10:00', closeTime: '12:00' },
    ];
    for (const overrides of [hoursFrom('2031-12-24', '2031-12-26'), hoursFrom('2026-12-26', '2026-12-24')])
      expect(render(restaurant.parse({ ...exampleData.restaurant, overrides }))).not.toContain('Other hours');
    const plain = restaurant.parse({ ...exampleData.restaurant, overrides: [] });
    expect(render(plain)).not.toContain('Other hours');
  });
});
