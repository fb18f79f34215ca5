import { describe, expect, it } from 'vitest';
import { defaults } from '#adapters/api/fake-client.ts';
import { demoData } from '#adapters/service/demo/fixed-demo-data.ts';
import { usualOptions } from '#renderer/usual-options.ts';
import { job } from '#schemas/job/job.ts';
import { menu } from '#schemas/menu/menu.ts';
import { offer } from '#schemas/offer/offer.ts';
import { restaurant } from '#schemas/restaurant/restaurant.ts';
import { noAnswers } from '../booking/no-answers.ts';
import { noon, settingsOf } from '../frame/planned-example.ts';
import { matchRoute } from '../routes/match-route.ts';
import type { ContentSource } from './content-source.ts';
import { emptySource } from './empty-source.ts';
import { planDocument } from './plan-document.ts';
import { jobSearchOptions } from './search-jobs.ts';

const menus = demoData.menus.map((each) => menu.parse(each));
const offers = demoData.offers.map((each) => offer.parse(each));
const jobs = demoData.jobs.map((each) => job.parse(each));
const restaurants = demoData.restaurants.map((each) => restaurant.parse(each));

/** The demo chain's content without a service. */
const source: ContentSource = {
  ...emptySource,
  page: async (id) => {
    const page = demoData.pages.find((each) => each.id === id);
    return page ? { kind: 'found', page } : { kind: 'missing' };
  },
  settings: async () => settingsOf(demoData.settings),
  restaurants: async () => restaurants,
  menu: async (id) => menus.find((each) => each.id === id),
  offer: async (id) => offers.find((each) => each.id === id),
  job: async (id) => jobs.find((each) => each.job_id === id),
};

const plan = (path: string) =>
  planDocument(
    { route: matchRoute(path), path, query: {}, now: noon, mode: 'public' },
    {
      source,
      forms: async () => undefined,
      wallets: { offered: async () => [] },
      booking: noAnswers,
      origin: 'https://site.example',
      needsLimitMs: 1000,
      reach: { most: 10, miles: 100, earthRadiusMiles: 3959 },
      jobSearch: jobSearchOptions(defaults),
      options: usualOptions,
      offersPerRestaurant: false,
      socialCards: false,
      frame: defaults,
      log: () => undefined,
    },
  );

/** Each address with its page's title, the tile that the page is there for, and its canonical address if another. */
const found: readonly (readonly [path: string, title: string, tile: string, ids: string, canonical?: string])[] = [
  ['/', 'Pandan Row: Indonesian, Vietnamese, Malaysian and Thai cooking', 'hero', '[route.home]'],
  ['/find-us', 'Find us', 'location-finder', '[route.home]'],
  ['/our-menu', 'Our menu: Main menu', 'menu-section', '[route.home]'],
  ['/our-menu/drinks', 'Our menu: Drinks', 'menu-section', '[route.home]', '/menu/drinks'],
  ['/menu', 'Menus', 'menu-list', '[route.menu]'],
  ['/menu/main', 'Main menu', 'menu-section', '[route.menu]'],
  ['/restaurants/london/soho', 'Soho', 'restaurant-details', '[route.restaurant]'],
  ['/restaurants/london/soho/menu', 'Menus in Soho', 'menu-list', '[route.restaurant]'],
  ['/restaurants/london/soho/menu/main', 'Main menu in Soho', 'menu-section', '[route.restaurant]'],
  ['/restaurants/london', 'Restaurants in London', 'location-list', '[route.city]'],
  ['/restaurants/soho', 'Soho', 'restaurant-details', '[route.city]', '/restaurants/london/soho'],
  ['/restaurants/london/menu', 'Menus', 'menu-list', '[route.city]', '/menu'],
  ['/restaurants/london/menu/main', 'Main menu', 'menu-section', '[route.city]', '/menu/main'],
  ['/restaurants/london/soho/book-now', 'Soho', 'booking', '[route.restaurant-book]', '/restaurants/london/soho'],
  ['/booking/soho', 'Book a table', 'booking', '[route.booking]'],
  ['/booking/1018', 'Book a table', 'booking', '[route.booking]', '/booking/soho'],
  ['/offer/birthday-pudding', 'A pudding on your birthday', 'offer', '[route.offer]'],
  ['/preferences', 'Your preferences', 'preferences-form', '[route.preferences]'],
  ['/careers/job-search', 'Open jobs', 'job-search', '[route.jobs]'],
  ['/careers/job-search/management', 'Open jobs', 'job-search', '[route.jobs]'],
  ['/offers', 'Offers', 'promotions', '[page.routes-by-tiles]'],
  ['/sign-up', 'Sign up', 'sign-up', '[page.routes-by-tiles]'],
  ['/terms-and-conditions', 'Terms and conditions', 'text', '[page.routes-by-tiles]'],
  ['/privacy-policy', 'Privacy policy', 'text', '[page.routes-by-tiles]'],
  ['/refer-a-friend', 'Refer a friend', 'hero', '[page.routes-by-tiles]'],
  ['/referral', 'A friend sent you', 'carousel', '[page.routes-by-tiles]'],
  ['/signup-thanks', 'Thank you', 'wallet-links', '[page.routes-by-tiles]'],
];

describe('an address of the demo chain', () => {
  for (const [path, title, tile, ids, canonical = path] of found)
    it(`${path} is the page “${title}” ${ids}`, async () => {
      const document = await plan(path);
      const whole = title.includes('Pandan Row') ? title : `${title} · Pandan Row`;
      expect(document).toMatchObject({
        kind: 'page',
        status: 200,
        head: { title: whole, canonical: `https://site.example${canonical}` },
      });
      const types = document.kind === 'page' ? document.page.tiles.map((each) => each.tile.type) : [];
      expect(types).toContain(tile);
    });

  it.each(['/booking/soho', '/booking/1018'])(
    '%s books at Soho and is kept out of search engines [route.booking]',
    async (path) => {
      expect(await plan(path)).toMatchObject({
        restaurant: { storeId: '1018', title: 'Soho' },
        context: { pageId: '_booking', area: { kind: 'restaurant', city: 'london', slug: 'soho' } },
        head: { indexed: false },
      });
    },
  );

  it('/restaurants/{city}/{slug}/book-now opens at the booking [route.restaurant-book]', async () => {
    expect(await plan('/restaurants/london/soho/book-now')).toMatchObject({
      scrollTo: 'booking',
      restaurant: { storeId: '1018' },
      head: { indexed: false },
    });
  });

  it.each([
    ['/find-us', 'find-us'],
    ['/our-menu', 'our-menu'],
    ['/our-menu/drinks', 'our-menu'],
  ])('%s opens the home layout at #%s [route.home]', async (path, scrollTo) => {
    expect(await plan(path)).toMatchObject({ scrollTo, context: { area: { kind: 'home' } } });
  });
});

const notFound = 'This page could not be found';
const menuNotFound = 'Menu not found';

const missing: readonly (readonly [path: string, message: string, ids: string])[] = [
  ['/menu/nothing', menuNotFound, '[route.menu] [menu.notfound]'],
  ['/our-menu/nothing', menuNotFound, '[route.home] [menu.notfound]'],
  ['/restaurants/london/menu/nothing', menuNotFound, '[route.city] [menu.notfound]'],
  ['/restaurants/soho/menu/nothing', menuNotFound, '[route.city] [menu.notfound]'],
  ['/restaurants/london/soho/menu/nothing', menuNotFound, '[route.restaurant] [menu.notfound]'],
  ['/booking/atlantis', notFound, '[route.booking] [route.404]'],
  ['/restaurants/atlantis', notFound, '[route.city] [route.404]'],
  ['/restaurants/atlantis/menu', notFound, '[route.city] [route.404]'],
  ['/restaurants/bath/soho', notFound, '[route.restaurant] [route.404]'],
  ['/restaurants/bath/soho/book-now', notFound, '[route.restaurant-book] [route.404]'],
  ['/careers/job/none', notFound, '[route.jobs] [route.404]'],
  ['/nowhere', notFound, '[page.catchall] [route.404]'],
  ['/no/where', notFound, '[page.catchall] [route.404]'],
];

describe('an address of nothing', () => {
  for (const [path, message, ids] of missing)
    it(`${path} is 404, “${message}” ${ids}`, async () => {
      expect(await plan(path)).toMatchObject({ kind: 'error', status: 404, message });
    });

  it('is a menu that exists and that the restaurant does not serve [route.restaurant] [menu.notfound]', async () => {
    expect(await plan('/menu/pre-theatre')).toMatchObject({ status: 200 });
    expect(await plan('/restaurants/london/soho/menu/pre-theatre')).toMatchObject({
      status: 404,
      message: menuNotFound,
    });
  });
});
