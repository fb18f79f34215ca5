import { describe, expect, it } from 'vitest';
import { demoData } from '#adapters/demo/content/fixed-demo-data.ts';
import { job } from '#schemas/domain/job/job.ts';
import { menuSummary } from '#schemas/domain/menu/menu.ts';
import { offerSchema } from '#schemas/domain/offer/offer.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import type { ContentSource } from '#site/pages/source/content-source.ts';
import { emptySource } from '#site/pages/source/empty-source.ts';
import { matchRoute } from '#site/routing/match-route.ts';
import { findPageAt, pageAddresses } from './page-addresses.ts';

const content = {
  restaurants: demoData.restaurants.map((each) => restaurant.parse(each)),
  menus: demoData.menus.map((each) => menuSummary.parse(each)),
  offers: demoData.offers.map((each) => offerSchema.parse(each)),
  jobs: demoData.jobs.map((each) => job.parse(each)),
};
const nothing = { restaurants: [], menus: [], offers: [], jobs: [] };

describe('the addresses of a page', () => {
  it.each([
    ['home', '/'],
    ['sign-up', '/sign-up'],
    ['about/us', '/about/us'],
    ['_home-find-us', '/find-us'],
    ['_home-our-menu', '/our-menu'],
    ['_menus', '/menu'],
    ['_preferences', '/preferences'],
    ['_job-search', '/careers/job-search'],
  ])('%s has only the address %s [preview.exact]', (page, path) => {
    expect(pageAddresses(page, content)).toEqual([{ page, path, label: '' }]);
  });

  it.each([
    ['_restaurant', content.restaurants.length],
    ['_booking', content.restaurants.length],
    ['_menu', content.menus.length],
    ['_offer', content.offers.length],
    ['_job', content.jobs.length],
  ])('for the template %s are one per item, and each resolves [preview.exact]', (page, count) => {
    const addresses = pageAddresses(page, content);
    expect(addresses).toHaveLength(count);
    expect(addresses.filter(({ label }) => label === '')).toEqual([]);
    expect(addresses.filter(({ path }) => ['page', 'unknown'].includes(matchRoute(path).kind))).toEqual([]);
    expect(pageAddresses(page, nothing)).toEqual([]);
  });

  it('of an unknown template are none [preview.exact]', () => {
    expect(pageAddresses('_unknown', content)).toEqual([]);
  });

  it('for each template name the item that is shown [preview.exact]', () => {
    const [first] = content.restaurants;
    const [menu] = content.menus;
    const [offer] = content.offers;
    const [vacancy] = content.jobs;
    const home = `/restaurants/${first?.city}/${first?.slug}`;
    expect(
      ['_restaurant', '_restaurant-menus', '_restaurant-menu', '_booking', '_menu', '_offer', '_job'].map(
        (page) => pageAddresses(page, content)[0],
      ),
    ).toEqual([
      { page: '_restaurant', path: home, label: first?.title },
      { page: '_restaurant-menus', path: `${home}/menu`, label: first?.title },
      {
        page: '_restaurant-menu',
        path: `${home}/menu/${first?.menus[0]}`,
        label: `${first?.title}, ${first?.menus[0]}`,
      },
      { page: '_booking', path: `/booking/${first?.slug}`, label: first?.title },
      { page: '_menu', path: `/menu/${menu?.id}`, label: menu?.name },
      { page: '_offer', path: `/offer/${offer?.id}`, label: offer?.title },
      { page: '_job', path: `/careers/job/${vacancy?.job_id}`, label: vacancy?.name },
    ]);
  });

  it('of a city are named after it, after its part of the address if it has no name [preview.exact]', () => {
    const [first] = content.restaurants;
    if (!first) throw new Error('There is no restaurant.');
    const named = (slug: string, city: string, cityName?: string) => ({ ...first, slug, city, cityName });
    const restaurants = [named('one', 'kew', 'Kew'), named('two', 'ealing', 'Ealing'), named('three', 'kew', 'Kew')];
    const unnamed = [named('four', 'hove'), named('five', 'hove')];
    expect(pageAddresses('_city', { ...nothing, restaurants: [...restaurants, ...unnamed] })).toEqual([
      { page: '_city', path: '/restaurants/kew', label: 'Kew' },
      { page: '_city', path: '/restaurants/hove', label: 'hove' },
    ]);
  });

  it('of the restaurant template are below its city, and name its menus [preview.exact]', () => {
    const [first] = content.restaurants;
    const home = `/restaurants/${first?.city}/${first?.slug}`;
    expect(pageAddresses('_restaurant', content)[0]?.path).toBe(home);
    expect(pageAddresses('_restaurant-menu', content)[0]?.path).toBe(`${home}/menu/${first?.menus[0]}`);
  });

  it('of the city template are the cities with several restaurants [preview.exact]', () => {
    const cities = content.restaurants.map(({ city }) => city);
    const several = cities.filter((city, at) => cities.indexOf(city) !== at);
    expect(pageAddresses('_city', content).map(({ path }) => path)).toEqual(
      [...new Set(several)].map((city) => `/restaurants/${city}`),
    );
    expect(several).not.toEqual([]);
  });
});

describe('the page at an address', () => {
  it.each([
    ['/', 'home'],
    ['/about', 'about'],
    ['/nothing/here/at/all', undefined],
  ])('%s is %s [preview.compose]', async (path, expected) => {
    const page: ContentSource['page'] = async (id) => ({ kind: 'found', page: { id } });
    expect(await findPageAt(path, { ...emptySource, page })).toBe(expected);
  });
});
