import { describe, expect, it } from 'vitest';
import { demoData } from '#adapters/demo/content/fixed-demo-data.ts';
import { job } from '#schemas/domain/job/job.ts';
import { menu } from '#schemas/domain/menu/menu.ts';
import { offerSchema } from '#schemas/domain/offer/offer.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { noon, settingsOf } from '#site/layout/planned-example.ts';
import { matchRoute } from '#site/routing/match-route.ts';
import { planDocument } from '../plan/plan-document.ts';
import type { ContentSource } from '../source/content-source.ts';
import { emptySource } from '../source/empty-source.ts';
import { fakeDependencies } from '../testing/fake-dependencies.ts';
import { demoAddresses } from './demo-addresses.ts';
import type { DocumentRequest } from './document-request.ts';

const menus = demoData.menus.map((each) => menu.parse(each));
const offers = demoData.offers.map((each) => offerSchema.parse(each));
const jobs = demoData.jobs.map((each) => job.parse(each));
const restaurants = demoData.restaurants.map((each) => restaurant.parse(each));

/** The demo chain’s content without a service. */
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

const plan = (path: string, more: Partial<DocumentRequest> = {}) =>
  planDocument(
    { route: matchRoute(path), path, query: {}, now: noon, mode: 'public', ...more },
    { ...fakeDependencies, source },
  );

describe('an address of the demo chain', () => {
  for (const { path, title, tile, ids, canonical } of demoAddresses)
    it(`${path} shows the page “${title}” ${ids}`, async () => {
      const document = await plan(path);
      expect(document).toMatchObject({
        kind: 'page',
        status: 200,
        head: { title, canonical: `https://site.example${canonical}` },
      });
      const types = document.kind === 'page' ? document.page.tiles.map((each) => each.tile.type) : [];
      expect(types).toContain(tile);
    });

  it.each(['/booking/soho', '/booking/1018'])(
    '%s books at Soho and is excluded from search engines [route.booking]',
    async (path) => {
      expect(await plan(path)).toMatchObject({
        restaurant: { storeId: '1018', title: 'Soho' },
        context: { pageId: '_booking', area: { kind: 'restaurant', city: 'london', slug: 'soho' } },
        head: { indexed: false },
      });
    },
  );

  it('/signup-thanks thanks whoever has just joined, nobody else, and editors see it [signup.thanks]', async () => {
    const contextOf = (isSubscriber: boolean) => ({ context: { pageId: 'signup-thanks', isSubscriber } });
    expect(await plan('/signup-thanks')).toMatchObject(contextOf(false));
    expect(await plan('/signup-thanks', { subscriberEmail: 'ada@example.com' })).toMatchObject(contextOf(true));
    expect(await plan('/signup-thanks', { mode: 'preview' })).toMatchObject(contextOf(true));
  });

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
const restaurantNotFound = 'Restaurant not found';

const missing: readonly (readonly [path: string, message: string, ids: string])[] = [
  ['/menu/nothing', menuNotFound, '[route.menu] [menu.notfound]'],
  ['/our-menu/nothing', menuNotFound, '[route.home] [menu.notfound]'],
  ['/restaurants/london/menu/nothing', menuNotFound, '[route.city] [menu.notfound]'],
  ['/restaurants/soho/menu/nothing', menuNotFound, '[route.city] [menu.notfound]'],
  ['/restaurants/london/soho/menu/nothing', menuNotFound, '[route.restaurant] [menu.notfound]'],
  ['/booking/atlantis', restaurantNotFound, '[route.booking] [route.404]'],
  ['/restaurants/atlantis', restaurantNotFound, '[route.city] [route.404]'],
  ['/restaurants/atlantis/menu', restaurantNotFound, '[route.city] [route.404]'],
  ['/restaurants/bath/soho', restaurantNotFound, '[route.restaurant] [route.404]'],
  ['/restaurants/bath/soho/book-now', restaurantNotFound, '[route.restaurant-book] [route.404]'],
  ['/careers/job/none', 'Vacancy not found', '[route.jobs] [route.404]'],
  ['/nowhere', notFound, '[page.catchall] [route.404]'],
  ['/no/where', notFound, '[page.catchall] [route.404]'],
];

describe('an unknown address', () => {
  for (const [path, message, ids] of missing)
    it(`${path} is 404, “${message}” ${ids}`, async () => {
      expect(await plan(path)).toMatchObject({ kind: 'error', status: 404, message });
    });

  it('includes a menu that exists but that the restaurant does not serve [route.restaurant] [menu.notfound]', async () => {
    expect(await plan('/menu/pre-theatre')).toMatchObject({ status: 200 });
    expect(await plan('/restaurants/london/soho/menu/pre-theatre')).toMatchObject({
      status: 404,
      message: menuNotFound,
    });
  });
});
