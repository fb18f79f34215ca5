import { describe, expect, it } from 'vitest';
import { job } from '#schemas/domain/job/job.ts';
import { menu } from '#schemas/domain/menu/menu.ts';
import { offerSchema } from '#schemas/domain/offer/offer.ts';
import { lowerCaseAddress } from '#schemas/domain/restaurant/lower-case-address.ts';
import { restaurantOf } from '#site/layout/planned-example.ts';
import { matchRoute } from '#site/routing/match-route.ts';
import type { ContentSource } from '../source/content-source.ts';
import { emptySource } from '../source/empty-source.ts';
import { resolveRoute } from './resolve-route.ts';

const soho = restaurantOf({ menus: ['main'] });
const camden = restaurantOf({ storeId: '2', slug: 'camden', cityName: 'London' });
const bath = restaurantOf({ storeId: '3', slug: 'abbey', city: 'bath', cityName: 'Bath' });
const menus = ['main', 'drinks'].map((id) => menu.parse({ id, name: id, sections: [] }));
const spring = offerSchema.parse({
  id: 'spring',
  title: 'Spring',
  description: '<p>A.</p>',
  termAndConditions: '<p>B.</p>',
});
const runner = job.parse({ job_id: '7', name: 'Runner', position_unique_name: 'runner', category: 'Front of House' });

const source: ContentSource = {
  ...emptySource,
  restaurants: async () => [soho, camden, bath],
  menu: async (id) => menus.find((each) => each.id === id),
  offer: async (slug) => (slug === spring.id ? spring : undefined),
  jobs: async () => [runner],
  job: async (id) => (id === '7' ? runner : undefined),
};
const resolve = (path: string) => resolveRoute(matchRoute(path), source);
const missing = (message: string) => ({ kind: 'missing', message });
const notFound = missing('This page could not be found');
const sohoNeeds = { slug: 'soho', storeId: '1' };

const capitals = lowerCaseAddress(restaurantOf({ slug: 'Covent-Garden', city: 'London', menus: ['main'] }));
const alone = restaurantOf({ slug: 'pier', city: null, menus: ['main'] });

describe('the subject of an address in another case than the data', () => {
  it.each([
    ['/restaurants/London/Covent-Garden', '/restaurants/london/covent-garden'],
    ['/restaurants/london/covent-garden', '/restaurants/london/covent-garden'],
    ['/restaurants/COVENT-GARDEN', '/restaurants/london/covent-garden'],
    ['/restaurants/LONDON', '/restaurants/london/covent-garden'],
    ['/restaurants/london/Covent-Garden/menu', '/restaurants/london/covent-garden/menu'],
    ['/restaurants/london/covent-garden/menu/Main', '/restaurants/london/covent-garden/menu/main'],
    ['/restaurants/london/Covent-Garden/book-now', '/restaurants/london/covent-garden'],
    ['/booking/Covent-Garden', '/booking/covent-garden'],
    ['/careers/job-search/Covent-Garden', '/careers/job-search'],
  ])('is the restaurant at %s, whose canonical address is %s [route.restaurant]', async (path, canonicalPath) => {
    const subject = await resolveRoute(matchRoute(path), { ...source, restaurants: async () => [capitals] });
    expect(subject).toMatchObject({ canonicalPath, needs: { restaurant: { slug: 'covent-garden' } } });
  });
});

describe('a menu or an offer in another case than the restaurants name it', () => {
  it.each([
    ['/menu/MAIN', '/menu/main'],
    ['/offer/Spring', '/offer/spring'],
  ])('is found at %s, with the canonical address %s [route.menu] [route.offer]', async (path, canonicalPath) => {
    const naming = { ...source, restaurants: async () => [restaurantOf({ menus: ['main'], offers: ['spring'] })] };
    expect(await resolveRoute(matchRoute(path), naming)).toMatchObject({ kind: 'found', canonicalPath });
  });
});

describe('a restaurant without a city', () => {
  const resolveAlone = (path: string) =>
    resolveRoute(matchRoute(path), { ...source, restaurants: async () => [alone, soho, camden] });

  it.each([
    ['/restaurants/pier', '/restaurants/pier', '_restaurant'],
    ['/restaurants/pier/menu', '/restaurants/pier/menu', '_restaurant-menus'],
    ['/restaurants/pier/menu/main', '/restaurants/pier/menu/main', '_restaurant-menu'],
    ['/restaurants/pier/book-now', '/restaurants/pier', '_restaurant'],
    ['/booking/pier', '/booking/pier', '_booking'],
  ])('has its page at %s [route.restaurant]', async (path, canonicalPath, pageId) => {
    expect(await resolveAlone(path)).toMatchObject({ pageId, canonicalPath, restaurant: alone });
  });

  it('belongs to no city, and a city has no booking page [route.city]', async () => {
    expect(await resolveAlone('/restaurants/undefined')).toMatchObject(missing('Restaurant not found'));
    expect(await resolveAlone('/restaurants/london/book-now')).toMatchObject(missing('Restaurant not found'));
  });
});

describe('the subject of an address', () => {
  it('is the home layout with finder or menu, and the tile to scroll to [route.home]', async () => {
    expect(await resolve('/')).toEqual({ kind: 'found', pageId: 'home', area: { kind: 'home' }, needs: {} });
    expect(await resolve('/find-us')).toMatchObject({ pageId: '_home-find-us', scrollTo: 'find-us' });
    expect(await resolve('/our-menu')).toMatchObject({
      pageId: '_home-our-menu',
      menu: { id: 'main' },
      scrollTo: 'our-menu',
    });
    expect(await resolve('/our-menu/drinks')).toMatchObject({
      pageId: '_home-our-menu',
      area: { kind: 'home' },
      needs: { menuId: 'drinks' },
      menu: { id: 'drinks' },
      canonicalPath: '/menu/drinks',
    });
  });

  it('is the list of menus, or one menu [route.menu]', async () => {
    expect(await resolve('/menu')).toMatchObject({ pageId: '_menus', area: { kind: 'main' } });
    expect(await resolve('/menu/drinks')).toMatchObject({ pageId: '_menu', menu: { id: 'drinks' } });
  });

  it.each([
    '/menu/none',
    '/our-menu/none',
    '/restaurants/london/soho/menu/none',
    '/restaurants/london/soho/menu/drinks',
    '/restaurants/soho/menu/none',
    '/restaurants/london/menu/none',
  ])('is “menu not found” at %s, for an unknown menu or one of another restaurant [menu.notfound]', async (path) => {
    expect(await resolve(path)).toEqual(missing('Menu not found'));
  });

  it('is a restaurant by city and slug, with its menus [route.restaurant]', async () => {
    const area = { kind: 'restaurant', city: 'london', slug: 'soho' };
    const about = { restaurant: soho, area, needs: { restaurant: sohoNeeds } };
    const home = '/restaurants/london/soho';
    expect(await resolve(home)).toMatchObject({ ...about, pageId: '_restaurant', canonicalPath: home });
    expect(await resolve(`${home}/menu`)).toMatchObject({
      ...about,
      pageId: '_restaurant-menus',
      canonicalPath: `${home}/menu`,
    });
    expect(await resolve(`${home}/menu/main`)).toMatchObject({
      pageId: '_restaurant-menu',
      needs: { restaurant: sohoNeeds, menuId: 'main' },
      menu: { id: 'main' },
      canonicalPath: `${home}/menu/main`,
    });
    expect(await resolve('/restaurants/bath/soho')).toMatchObject(missing('Restaurant not found'));
  });

  it('is the restaurant page with its booking open, excluded from search engines [route.restaurant-book]', async () => {
    expect(await resolve('/restaurants/london/soho/book-now')).toMatchObject({
      pageId: '_restaurant',
      restaurant: soho,
      hidden: true,
      scrollTo: 'booking',
      canonicalPath: '/restaurants/london/soho',
    });
    expect(await resolve('/restaurants/london/none/book-now')).toMatchObject(missing('Restaurant not found'));
  });

  it('is a restaurant by its slug, else a city, else unknown [route.city]', async () => {
    expect(await resolve('/restaurants/soho')).toMatchObject({
      restaurant: soho,
      canonicalPath: '/restaurants/london/soho',
    });
    const city = { area: { kind: 'city', city: 'london' }, needs: { city: 'london' }, cityName: 'london' };
    expect(await resolve('/restaurants/london')).toMatchObject({ ...city, pageId: '_city' });
    expect(await resolve('/restaurants/london/menu')).toMatchObject({ ...city, pageId: '_menus' });
    expect(await resolve('/restaurants/london/menu/drinks')).toMatchObject({
      pageId: '_menu',
      needs: { city: 'london', menuId: 'drinks' },
      canonicalPath: '/menu/drinks',
    });
    expect(await resolve('/restaurants/bath')).toMatchObject({ restaurant: bath, cityName: 'Bath' });
    expect(await resolve('/restaurants/bath/menu')).toMatchObject({ pageId: '_menus', cityName: 'Bath' });
    expect(await resolve('/restaurants/york')).toMatchObject(missing('Restaurant not found'));
    expect(await resolve('/restaurants/york/menu')).toMatchObject(missing('Restaurant not found'));
  });

  it.each(['/booking/soho', '/booking/1'])(
    'is the booking journey of a restaurant at %s [route.booking]',
    async (path) => {
      expect(await resolve(path)).toMatchObject({
        pageId: '_booking',
        restaurant: soho,
        area: { kind: 'restaurant', city: 'london', slug: 'soho' },
        needs: { restaurant: sohoNeeds },
        canonicalPath: '/booking/soho',
        hidden: true,
      });
    },
  );

  it('is the choice of a restaurant, or unknown where the restaurant does not exist [route.booking]', async () => {
    expect(await resolve('/booking/choose')).toEqual({
      kind: 'found',
      pageId: '_booking',
      area: { kind: 'main' },
      needs: {},
      hidden: true,
      canonicalPath: '/restaurants',
    });
    expect(await resolve('/booking')).toEqual({ kind: 'found', pageId: '_booking', area: { kind: 'main' }, needs: {} });
    expect(await resolve('/booking/none')).toMatchObject(missing('Restaurant not found'));
  });

  it('is an offer [route.offer]', async () => {
    const needs = { offerSlug: 'spring' };
    expect(await resolve('/offer/spring')).toMatchObject({ pageId: '_offer', offer: spring, needs });
    expect(await resolve('/offer/none')).toMatchObject(missing('Offer not found'));
  });

  it('is a customer’s preferences, excluded from search engines [route.preferences]', async () => {
    expect(await resolve('/preferences/some-guid')).toMatchObject({
      pageId: '_preferences',
      needs: { customer: 'some-guid' },
      hidden: true,
      canonicalPath: '/preferences',
    });
  });

  it('is a job search that starts at a category, a restaurant or a city [route.jobs]', async () => {
    const search = '/careers/job-search';
    expect(await resolve(search)).toMatchObject({ pageId: '_job-search', needs: {}, canonicalPath: search });
    expect(await resolve(`${search}/management`)).toMatchObject({
      needs: { jobCategory: 'management' },
      canonicalPath: `${search}/management`,
    });
    for (const id of ['soho', '1'])
      expect(await resolve(`${search}/${id}`)).toMatchObject({
        needs: { restaurant: sohoNeeds },
        canonicalPath: search,
      });
    expect(await resolve(`${search}/bath`)).toMatchObject({ needs: { near: 'Bath' } });
    expect(await resolve(`${search}/london`)).toMatchObject({ needs: { near: 'london' } });
    expect(await resolve(`${search}/none`)).toMatchObject(missing('Vacancy not found'));
  });

  it('is a vacancy [route.jobs]', async () => {
    expect(await resolve('/careers/job/7')).toMatchObject({ pageId: '_job', job: runner, needs: { jobId: '7' } });
    expect(await resolve('/careers/job/8')).toMatchObject(missing('Vacancy not found'));
    expect(await resolve('/careers/job-search/7')).toMatchObject({
      pageId: '_job',
      job: runner,
      needs: { jobId: '7' },
      canonicalPath: '/careers/job/7',
    });
    expect(await resolve('/careers/job-search/8')).toMatchObject(missing('Vacancy not found'));
  });

  it.each([
    '/menu',
    '/menu/drinks',
    '/offer/spring',
    '/preferences/some-guid',
    '/booking',
    '/booking/choose',
    '/careers/job-search',
    '/careers/job-search/management',
    '/careers/job-search/bath',
    '/careers/job/7',
    '/about',
  ])('links to menus at /menu from %s [route.menu-links]', async (path) => {
    expect(await resolve(path)).toMatchObject({ kind: 'found', area: { kind: 'main' } });
  });

  it('has the city of its restaurants in the menus of a city [route.city]', async () => {
    for (const path of ['/restaurants/london/menu', '/restaurants/london/menu/drinks'])
      expect(await resolve(path)).toMatchObject({ area: { kind: 'city', city: 'london' }, cityName: 'london' });
    expect(await resolve('/restaurants/london/menu')).toMatchObject({ canonicalPath: '/menu' });
  });

  it('has any menu of a restaurant that lists none [route.restaurant]', async () => {
    expect(await resolve('/restaurants/london/camden/menu/drinks')).toMatchObject({
      pageId: '_restaurant-menu',
      menu: { id: 'drinks' },
    });
  });

  it('is a page by its id, or unknown where no page can be [page.catchall]', async () => {
    expect(await resolve('/careers/why-us')).toMatchObject({ pageId: 'careers/why-us', area: { kind: 'main' } });
    expect(await resolve('/a/b/c')).toEqual(notFound);
  });
});

describe('a subject that is gone', () => {
  it.each([
    ['/careers/job/none', 'It has been filled or closed', '/careers/job-search'],
    ['/careers/job-search/none', 'It has been filled or closed', '/careers/job-search'],
    ['/offer/none', 'It has ended', '/offers'],
    ['/restaurants/york', 'it has moved or closed', '/restaurants'],
    ['/restaurants/bath/soho', 'it has moved or closed', '/restaurants'],
    ['/booking/none', 'it has moved or closed', '/restaurants'],
  ])('leads from %s to all that there are: %s, %s [route.404] [jobs.detail]', async (path, explanation, url) => {
    expect(await resolve(path)).toMatchObject({
      kind: 'missing',
      explanation: expect.stringContaining(explanation),
      way: { url },
    });
    expect(await resolve(url)).toMatchObject({ kind: 'found' });
  });
});

describe('a subject that search engines do not list', () => {
  it.each([
    ['/waiting-list', true],
    ['/waiting-list/secret-key', true],
    ['/manage-booking', false],
    ['/manage-booking/secret-key', true],
    ['/manage-booking/shared/secret-key', true],
  ])('is what a secret address shows: %s %s [diner.manage] [diner.waiting-list]', async (path, hidden) => {
    expect(await resolve(path)).toMatchObject({ hidden });
  });
});

it.each(['/restaurants/london/soho', '/booking/soho'])(
  'has the details of its restaurant where the list has a part: %s [upstream.alone]',
  async (path) => {
    const completeRestaurant: ContentSource['completeRestaurant'] = async (entry) => ({ ...entry, phone: '020 1' });
    const subject = await resolveRoute(matchRoute(path), { ...source, completeRestaurant });
    expect(subject).toMatchObject({ restaurant: { slug: 'soho', phone: '020 1' } });
  },
);

it('starts a job search in a city whatever its case [route.jobs]', async () => {
  expect(await resolve('/careers/job-search/Bath')).toMatchObject({ pageId: '_job-search', needs: { near: 'Bath' } });
});
