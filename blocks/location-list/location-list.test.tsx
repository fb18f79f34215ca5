import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { defaultOptions } from '#schemas/content/page/default-options.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { exampleData } from '#schemas/sources/sources.generated.ts';
import { locationList } from '#schemas/tiles/location-list/location-list.tile.ts';
import { LocationList } from './location-list.tsx';

const render = (
  near: readonly string[] = [],
  restaurants: readonly Restaurant[] = exampleData.restaurants,
  more: object = {},
): string =>
  renderToStaticMarkup(
    LocationList({
      tile: locationList.schema.parse({ type: 'location-list', key: 'find-us', heading: 'Find us', ...more }),
      data: { restaurants },
      placement: { headingLevel: 1, alternation: 0, first: true, span: 6 },
      page: {
        pageId: 'p',
        path: '/restaurants',
        now: new Date('2026-11-21T18:30:00Z'),
        area: { kind: 'main' },
        query: near.length > 0 ? { near } : {},
        options: defaultOptions,
      },
    }),
  );

const shown = (html: string): readonly string[] =>
  [...html.matchAll(/<li id="find-us-([\w-]+)"/g)].map(([, slug = '']) => slug);

describe('location list', () => {
  it('lists cities with several restaurants first, and each restaurant once [tile.catalogue]', () => {
    expect(shown(render())).toEqual(['islington', 'soho', 'llanfair', 'reading']);
  });

  it('shows the opening status of each, and nothing if the hours are unknown [open.text]', () => {
    const html = render();
    expect(html).toContain('Open, closes 22:00');
    expect(html).toContain('Closed, opens 12:00 tomorrow');
    expect(render(['reading'])).not.toMatch(/Open|Closed/);
  });

  it('finds by name, city or postcode, by a form without script [finder.search]', () => {
    expect(shown(render(['w1d4rq']))).toEqual(['soho']);
    expect(shown(render(['London']))).toEqual(['islington', 'soho']);
    expect(render(['London'])).toContain('<form action="/restaurants#find-us" method="get">');
  });

  it('shows a message if nothing is found, with a link to all [finder.search]', () => {
    const html = render(['Atlantis']);
    expect(shown(html)).toEqual([]);
    expect(html).toContain('“Atlantis”');
    expect(html).toContain('<a href="/restaurants#find-us">Show every restaurant</a>');
  });

  it('offers booking only where it is possible [tile.catalogue]', () => {
    expect(render(['soho'])).toContain('/restaurants/london/soho/book-now');
    expect(render(['islington'])).not.toContain('book-now');
  });

  it('gives every link a distinct name, so that a list of links distinguishes restaurants [tile.catalogue]', () => {
    const names = [
      ...render().matchAll(/<a [^>]*href="\/restaurants[^>]*>(.*?)<\/a>|<a [^>]*maps[^>]*>(.*?)<\/a>/g),
    ].map(([, page = '', map = '']) => (page + map).replace(/<[^>]*>/g, ''));
    expect(names).toEqual(
      expect.arrayContaining(['Soho', 'Book Soho', 'Menus Soho', 'Directions Soho', 'Menus Islington']),
    );
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('shows a message if there are no restaurants [tile.catalogue]', () => {
    expect(render([], [])).toContain('There is no restaurant here yet.');
  });

  it('makes each city a disclosure, the first open, and all open after a search [tile.catalogue]', () => {
    const disclosures = (html: string): readonly string[] => html.match(/<details[^>]*>/g) ?? [];
    expect(disclosures(render()).map((disclosure) => disclosure.includes('open'))).toEqual([true, false]);
    const neighbours = exampleData.restaurants.map((each) => ({ ...each, postcode: 'W1D 4RQ' }));
    expect(disclosures(render(['w1d4rq'], neighbours)).map((disclosure) => disclosure.includes('open'))).toEqual([
      true,
      true,
    ]);
  });

  it('has no heading and no disclosure for a single city [tile.catalogue]', () => {
    const london = exampleData.restaurants.filter(({ city }) => city === 'london');
    expect(london.length).toBeGreaterThan(1);
    expect(render([], london)).not.toMatch(/<details|<h2[^>]*>London/);
    expect(shown(render([], london))).toHaveLength(london.length);
  });

  it('can be a short index of links with status, which searches in the finder [tile.catalogue]', () => {
    const html = render(['Atlantis'], exampleData.restaurants, { form: 'index' });
    expect([...html.matchAll(/<a href="\/restaurants\/[\w-]+\/([\w-]+)"/g)].map(([, slug]) => slug)).toEqual([
      'islington',
      'soho',
      'llanfair',
      'reading',
    ]);
    expect(html).toContain('Open, closes 22:00');
    expect(html).toContain('<form action="/find-us#find-us" method="get">');
    expect(html).not.toContain('<article');
  });

  it('collapses the cities of a short index, each linked by its name [tile.catalogue]', () => {
    const html = render([], exampleData.restaurants, { form: 'index' });
    expect(html.match(/<details[^>]*>/g)).toEqual([
      expect.not.stringContaining('open'),
      expect.not.stringContaining('open'),
    ]);
    expect(html).toMatch(/<h2[^>]*><a href="\/restaurants\/london">London<\/a><\/h2>/);
    const singles = exampleData.restaurants.filter(({ city }) => city !== 'london');
    expect(render([], singles, { form: 'index' })).not.toContain('<details');
  });

  it('is a street of all fronts, lit while a restaurant is open, each named and linked [diner.next-tables] [open.text]', () => {
    const html = render([], exampleData.restaurants, { form: 'street' });
    expect(shown(html)).toEqual(['islington', 'soho', 'llanfair', 'reading']);
    const lights = [...html.matchAll(/class="front"(?: data-open="(\w+)")?/g)].map(([, isOpen]) => isOpen);
    expect(lights).toEqual(['false', 'true', 'true', undefined]);
    expect(html).toContain('href="/restaurants/london/soho"');
    expect(html).toContain('<next-tables');
    expect(html).toContain('<form action="/find-us#find-us"');
    // The same name as in the finder and in the booking.
    expect(html).toContain('Town, postcode or restaurant');
  });
});
