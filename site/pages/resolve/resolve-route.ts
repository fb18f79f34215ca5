import type { MenuArea } from '#schemas/content/page/page-context.ts';
import type { NeedsContext } from '#schemas/content/tile/need.ts';
import type { Job } from '#schemas/domain/job/job.ts';
import { jobCategories } from '#schemas/domain/job/job-category.ts';
import type { Menu } from '#schemas/domain/menu/menu.ts';
import type { Offer } from '#schemas/domain/offer/offer.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { chooseId } from '#site/booking/journey/resolve-chosen-journey.ts';
import type { Route } from '#site/routing/match-route.ts';
import { notFoundMessage } from '../document-messages.ts';
import type { ContentSource } from '../source/content-source.ts';

/** The subject of an address that exists. */
export interface FoundSubject {
  readonly kind: 'found';
  readonly pageId: string;
  readonly area: MenuArea;
  readonly needs: NeedsContext;
  readonly restaurant?: Restaurant | undefined;
  readonly menu?: Menu | undefined;
  readonly offer?: Offer | undefined;
  readonly job?: Job | undefined;
  readonly cityName?: string | undefined;
  /** The path of the canonical address, where it is another one. */
  readonly canonicalPath?: string | undefined;
  /** Excluded from search engines: personal pages, and states of other pages. */
  readonly hidden?: boolean | undefined;
  readonly scrollTo?: string | undefined;
}

export type Subject = FoundSubject | { readonly kind: 'missing'; readonly message: string };

const missing = (message: string = notFoundMessage): Subject => ({ kind: 'missing', message });
const menuMissing = missing('Menu not found');

type RouteOf<Kind extends Route['kind']> = Extract<Route, { kind: Kind }>;

/** Finds the subject of an address. Rejects when the content service fails. */
export async function resolveRoute(route: Route, source: ContentSource): Promise<Subject> {
  switch (route.kind) {
    case 'home':
      return resolveHome(route, source);
    case 'menu':
      return resolveMenu(route, source);
    case 'place':
      return resolvePlace(route, source);
    case 'restaurant':
      return resolveRestaurant(route, source);
    case 'booking':
      return resolveBooking(route, source);
    case 'offer':
      return resolveOffer(route.id, source);
    case 'preferences':
      return {
        kind: 'found',
        pageId: '_preferences',
        area: { kind: 'main' },
        needs: { customer: route.guid },
        hidden: true,
        canonicalPath: '/preferences',
      };
    case 'job-search':
      return resolveJobSearch(route, source);
    case 'job':
      return resolveJob(route.id, source);
    case 'page':
      return { kind: 'found', pageId: route.id, area: { kind: 'main' }, needs: {} };
    default:
      return missing();
  }
}

/** The finder and the menu open within the home layout, with templates of their own. /our-menu shows the main menu. */
async function resolveHome({ section, menuId }: RouteOf<'home'>, source: ContentSource): Promise<Subject> {
  const home = { kind: 'found', area: { kind: 'home' }, needs: {} } as const;
  if (section === 'find-us') return { ...home, pageId: '_home-find-us', scrollTo: section };
  if (section === 'our-menu') {
    const menu = await source.menu(menuId ?? 'main');
    if (menuId && !menu) return menuMissing;
    const canonicalPath = menuId && `/menu/${menuId}`;
    return { ...home, pageId: '_home-our-menu', needs: { menuId }, menu, scrollTo: section, canonicalPath };
  }
  return { ...home, pageId: 'home', ...(section && { scrollTo: section, canonicalPath: '/' }) };
}

async function resolveMenu({ menuId }: RouteOf<'menu'>, source: ContentSource): Promise<Subject> {
  if (!menuId) return { kind: 'found', pageId: '_menus', area: { kind: 'main' }, needs: {} };
  const menu = await source.menu(menuId);
  return menu ? { kind: 'found', pageId: '_menu', area: { kind: 'main' }, needs: { menuId }, menu } : menuMissing;
}

/**
 * One segment after /restaurants/: a restaurant’s slug, else a city. A city with one restaurant shows that restaurant.
 */
async function resolvePlace({ word, view, menuId }: RouteOf<'place'>, source: ContentSource): Promise<Subject> {
  const all = await source.restaurants();
  const bySlug = all.find(({ slug }) => slug === word);
  if (bySlug) return resolveRestaurantView(bySlug, view, menuId, source);
  const inCity = all.filter(({ city }) => city === word);
  const [only, another] = inCity;
  if (!only) return missing();
  if (!another && view === 'index') return resolveRestaurantView(only, view, menuId, source);
  const city = { area: { kind: 'city', city: word } as const, cityName: only.cityName ?? only.city };
  if (view === 'index') return { kind: 'found', pageId: '_city', needs: { city: word }, ...city };
  if (!menuId) return { kind: 'found', pageId: '_menus', needs: { city: word }, canonicalPath: '/menu', ...city };
  const menu = await source.menu(menuId);
  return menu
    ? { kind: 'found', pageId: '_menu', needs: { city: word, menuId }, menu, canonicalPath: `/menu/${menuId}`, ...city }
    : menuMissing;
}

async function resolveRestaurant(route: RouteOf<'restaurant'>, source: ContentSource): Promise<Subject> {
  const all = await source.restaurants();
  const restaurant = all.find(({ slug, city }) => slug === route.slug && city === route.city);
  return restaurant ? resolveRestaurantView(restaurant, route.view, route.menuId, source) : missing();
}

async function resolveRestaurantView(
  entry: Restaurant,
  view: 'index' | 'menu' | 'book-now',
  menuId: string | undefined,
  source: ContentSource,
): Promise<Subject> {
  const restaurant = await source.completeRestaurant(entry);
  const { slug, city, storeId } = restaurant;
  const home = `/restaurants/${city}/${slug}`;
  const about = {
    kind: 'found',
    area: { kind: 'restaurant', city, slug },
    restaurant,
    cityName: restaurant.cityName ?? city,
  } as const;
  const here = { slug, city, storeId };
  if (view === 'index') return { ...about, pageId: '_restaurant', needs: { restaurant: here }, canonicalPath: home };
  if (view === 'book-now') {
    return {
      ...about,
      pageId: '_restaurant',
      needs: { restaurant: here },
      canonicalPath: home,
      hidden: true,
      scrollTo: 'booking',
    };
  }
  if (!menuId)
    return { ...about, pageId: '_restaurant-menus', needs: { restaurant: here }, canonicalPath: `${home}/menu` };
  const { menus } = restaurant;
  const menu = menus.length === 0 || menus.includes(menuId) ? await source.menu(menuId) : undefined;
  if (!menu) return menuMissing;
  const needs = { restaurant: here, menuId };
  return { ...about, pageId: '_restaurant-menu', needs, menu, canonicalPath: `${home}/menu/${menuId}` };
}

async function resolveBooking({ id }: RouteOf<'booking'>, source: ContentSource): Promise<Subject> {
  if (!id) return { kind: 'found', pageId: '_booking', area: { kind: 'main' }, needs: {} };
  if (id === chooseId)
    return {
      kind: 'found',
      pageId: '_booking',
      area: { kind: 'main' },
      needs: {},
      hidden: true,
      canonicalPath: '/restaurants',
    };
  const all = await source.restaurants();
  const entry = all.find(({ slug, storeId }) => slug === id || storeId === id);
  if (!entry) return missing();
  const restaurant = await source.completeRestaurant(entry);
  const { slug, city, storeId } = restaurant;
  return {
    kind: 'found',
    pageId: '_booking',
    area: { kind: 'restaurant', city, slug },
    needs: { restaurant: { slug, city, storeId } },
    restaurant,
    cityName: restaurant.cityName ?? city,
    canonicalPath: `/booking/${slug}`,
    hidden: true,
  };
}

async function resolveOffer(id: string, source: ContentSource): Promise<Subject> {
  const offer = await source.offer(id);
  return offer
    ? { kind: 'found', pageId: '_offer', area: { kind: 'main' }, needs: { offerSlug: id }, offer }
    : missing('Offer not found');
}

/** A category is preselected. A restaurant, by slug or store id, or a city is where the search starts. */
async function resolveJobSearch({ id }: RouteOf<'job-search'>, source: ContentSource): Promise<Subject> {
  const search = {
    kind: 'found',
    pageId: '_job-search',
    area: { kind: 'main' },
    needs: {},
    canonicalPath: '/careers/job-search',
  } as const;
  if (id === undefined) return search;
  const jobCategory = jobCategories.find((category) => category === id);
  if (jobCategory) return { ...search, needs: { jobCategory }, canonicalPath: `/careers/job-search/${jobCategory}` };
  const all = await source.restaurants();
  const restaurant = all.find(({ slug, storeId }) => slug === id || storeId === id);
  if (restaurant) {
    const { slug, city, storeId } = restaurant;
    return { ...search, needs: { restaurant: { slug, city, storeId } } };
  }
  const inCity = all.find(({ city }) => city === id);
  return inCity ? { ...search, needs: { near: inCity.cityName ?? inCity.city } } : missing();
}

async function resolveJob(id: string, source: ContentSource): Promise<Subject> {
  const job = await source.job(id);
  return job ? { kind: 'found', pageId: '_job', area: { kind: 'main' }, needs: { jobId: id }, job } : missing();
}
