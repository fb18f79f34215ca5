import { restaurantPath } from '#blocks/_shared/restaurant/restaurant-links.ts';
import type { MenuArea } from '#schemas/content/page/page-context.ts';
import type { NeedsContext } from '#schemas/content/tile/need.ts';
import { managePath } from '#schemas/domain/booking/manage/booking-manager.ts';
import { waitingPath } from '#schemas/domain/booking/waiting/waiting-list.ts';
import type { Job } from '#schemas/domain/job/job.ts';
import { jobCategories } from '#schemas/domain/job/job-category.ts';
import { jobPath, jobSearchPath } from '#schemas/domain/job/job-path.ts';
import type { Menu } from '#schemas/domain/menu/menu.ts';
import type { Offer } from '#schemas/domain/offer/offer.ts';
import { offerPath } from '#schemas/domain/offer/offer-path.ts';
import { findRestaurant } from '#schemas/domain/restaurant/find-restaurant.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { chooseId } from '#site/booking/journey/resolve-chosen-journey.ts';
import type { RestaurantView, Route } from '#site/routing/match-route.ts';
import { type NotFound, notFoundMessage } from '../document-messages.ts';
import type { ContentSource } from '../source/content-source.ts';
import { findIdInAnyCase, findInAnyCase } from './find-in-any-case.ts';

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

export type Subject = FoundSubject | ({ readonly kind: 'missing' } & NotFound);

const missing = (notFound: NotFound = { message: notFoundMessage }): Subject => ({ kind: 'missing', ...notFound });
const menuMissing = missing({ message: 'Menu not found' });
const offerMissing = missing({
  message: 'Offer not found',
  explanation: 'It has ended, or the link is incomplete.',
  way: { label: 'See all offers', url: '/offers' },
});
const jobMissing = missing({
  message: 'Vacancy not found',
  explanation: 'It has been filled or closed, or the link is incomplete.',
  way: { label: 'See all open vacancies', url: jobSearchPath },
});
const restaurantMissing = missing({
  message: 'Restaurant not found',
  explanation: 'We have none at this address: it has moved or closed, or the link is incomplete.',
  way: { label: 'See all restaurants', url: '/restaurants' },
});

/** A page of the whole chain. */
const pageOf = (pageId: string, more: Partial<FoundSubject> = {}): FoundSubject => ({
  kind: 'found',
  pageId,
  area: { kind: 'main' },
  needs: {},
  ...more,
});

/** A page of a restaurant. */
function pageOfRestaurant(pageId: string, restaurant: Restaurant, more: Partial<FoundSubject>): FoundSubject {
  const { slug, city, storeId, cityName = city } = restaurant;
  return {
    kind: 'found',
    pageId,
    area: { kind: 'restaurant', city, slug },
    restaurant,
    cityName,
    ...more,
    needs: { restaurant: { slug, storeId }, ...more.needs },
  };
}

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
    case 'offer': {
      const found = await findInAnyCase(route.id, 'offers', (id) => source.offer(id), source);
      return found
        ? pageOf('_offer', { needs: { offerSlug: found.id }, offer: found.item, canonicalPath: offerPath(found.id) })
        : offerMissing;
    }
    case 'preferences':
      return pageOf('_preferences', { needs: { customer: route.guid }, hidden: true, canonicalPath: '/preferences' });
    case 'manage-booking': {
      const { key, shareKey } = route;
      return pageOf('_manage-booking', {
        needs: { managed: { key, shareKey } },
        hidden: key !== undefined || shareKey !== undefined,
        canonicalPath: managePath,
      });
    }
    case 'waiting-list': {
      const { key, table } = route;
      return pageOf('_waiting-list', { needs: { waiting: { key, table } }, hidden: true, canonicalPath: waitingPath });
    }
    case 'job-search':
      return resolveJobSearch(route, source);
    case 'job':
      return resolveJob(route.id, source);
    case 'page':
      return pageOf(route.id);
    default:
      return missing();
  }
}

/** The finder and the menu open within the home layout, with templates of their own. /our-menu shows the main menu. */
async function resolveHome({ section, menuId }: RouteOf<'home'>, source: ContentSource): Promise<Subject> {
  const area = { kind: 'home' } as const;
  if (section === 'find-us') return pageOf('_home-find-us', { area, scrollTo: section });
  if (section === 'our-menu') {
    const menu = await source.menu(menuId ?? 'main');
    if (menuId && !menu) return menuMissing;
    const canonicalPath = menuId && `/menu/${menuId}`;
    return pageOf('_home-our-menu', { area, needs: { menuId }, menu, scrollTo: section, canonicalPath });
  }
  return pageOf('home', { area, ...(section && { scrollTo: section, canonicalPath: '/' }) });
}

async function resolveMenu({ menuId }: RouteOf<'menu'>, source: ContentSource): Promise<Subject> {
  if (!menuId) return pageOf('_menus');
  const found = await findInAnyCase(menuId, 'menus', (id) => source.menu(id), source);
  return found
    ? pageOf('_menu', { needs: { menuId: found.id }, menu: found.item, canonicalPath: `/menu/${found.id}` })
    : menuMissing;
}

/**
 * One segment after /restaurants/: a restaurant’s slug, else a city. A city with one restaurant shows that restaurant.
 */
async function resolvePlace({ word, view, menuId }: RouteOf<'place'>, source: ContentSource): Promise<Subject> {
  const all = await source.restaurants();
  const bySlug = all.find(({ slug }) => slug === word);
  if (bySlug) return resolveRestaurantView(bySlug, view, menuId, source);
  const [only, another] = all.filter(({ city }) => city === word);
  if (!only || view === 'book-now') return restaurantMissing;
  if (!another && view === 'index') return resolveRestaurantView(only, view, menuId, source);
  const city = { area: { kind: 'city', city: word }, cityName: only.cityName ?? word } as const;
  if (view === 'index') return pageOf('_city', { needs: { city: word }, ...city });
  if (!menuId) return pageOf('_menus', { needs: { city: word }, canonicalPath: '/menu', ...city });
  const menu = await source.menu(menuId);
  return menu
    ? pageOf('_menu', { needs: { city: word, menuId }, menu, canonicalPath: `/menu/${menuId}`, ...city })
    : menuMissing;
}

async function resolveRestaurant(route: RouteOf<'restaurant'>, source: ContentSource): Promise<Subject> {
  const all = await source.restaurants();
  const restaurant = all.find(({ slug, city }) => slug === route.slug && city === route.city);
  return restaurant ? resolveRestaurantView(restaurant, route.view, route.menuId, source) : restaurantMissing;
}

async function resolveRestaurantView(
  entry: Restaurant,
  view: RestaurantView,
  menuId: string | undefined,
  source: ContentSource,
): Promise<Subject> {
  const restaurant = await source.completeRestaurant(entry);
  const canonicalPath = restaurantPath(restaurant);
  if (view === 'index') return pageOfRestaurant('_restaurant', restaurant, { canonicalPath });
  if (view === 'book-now')
    return pageOfRestaurant('_restaurant', restaurant, { canonicalPath, hidden: true, scrollTo: 'booking' });
  if (!menuId) return pageOfRestaurant('_restaurant-menus', restaurant, { canonicalPath: `${canonicalPath}/menu` });
  const { menus } = restaurant;
  const stated = menus.length === 0 ? menuId : findIdInAnyCase(menus, menuId);
  const menu = stated === undefined ? undefined : await source.menu(stated);
  return menu
    ? pageOfRestaurant('_restaurant-menu', restaurant, {
        needs: { menuId: stated },
        menu,
        canonicalPath: `${canonicalPath}/menu/${stated}`,
      })
    : menuMissing;
}

async function resolveBooking({ id }: RouteOf<'booking'>, source: ContentSource): Promise<Subject> {
  if (!id) return pageOf('_booking');
  if (id === chooseId) return pageOf('_booking', { hidden: true, canonicalPath: '/restaurants' });
  const entry = findRestaurant(await source.restaurants(), id);
  if (!entry) return restaurantMissing;
  const restaurant = await source.completeRestaurant(entry);
  return pageOfRestaurant('_booking', restaurant, { canonicalPath: `/booking/${restaurant.slug}`, hidden: true });
}

async function resolveJob(id: string, source: ContentSource, canonicalPath?: string): Promise<Subject> {
  const job = await source.job(id);
  return job ? pageOf('_job', { needs: { jobId: id }, job, ...(canonicalPath && { canonicalPath }) }) : jobMissing;
}

/**
 * A category is preselected. A restaurant, by slug or store id, or a city is where the search starts. The id of a
 * vacancy shows that vacancy.
 */
async function resolveJobSearch({ id }: RouteOf<'job-search'>, source: ContentSource): Promise<Subject> {
  const canonicalPath = jobSearchPath;
  const search = (needs: NeedsContext = {}) => pageOf('_job-search', { needs, canonicalPath });
  if (id === undefined) return search();
  const jobCategory = jobCategories.find((category) => category === id);
  if (jobCategory)
    return pageOf('_job-search', { needs: { jobCategory }, canonicalPath: `${canonicalPath}/${jobCategory}` });
  const all = await source.restaurants();
  const restaurant = findRestaurant(all, id);
  if (restaurant) {
    const { slug, storeId } = restaurant;
    return search({ restaurant: { slug, storeId } });
  }
  const inCity = all.find(({ city }) => city === id.toLowerCase());
  if (inCity) return search({ near: inCity.cityName ?? inCity.city });
  const isVacancy = (await source.jobs()).some(({ job_id }) => job_id === id);
  return isVacancy ? resolveJob(id, source, jobPath(id)) : jobMissing;
}
