import { describe, expect, it } from 'vitest';
import { demoData } from '#adapters/demo/content/fixed-demo-data.ts';
import { job } from '#schemas/domain/job/job.ts';
import { menuSummary } from '#schemas/domain/menu/menu.ts';
import { offerSchema } from '#schemas/domain/offer/offer.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { matchRoute } from '#site/routing/match-route.ts';
import { pageAddresses } from './page-addresses.ts';

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
    ['_menus', '/menu'],
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
