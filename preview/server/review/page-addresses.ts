import { restaurantPath } from '#blocks/_shared/restaurant/restaurant-links.ts';
import type { PageAddress } from '#preview/app/api/preview-facts.ts';
import { isPageWithoutAddress } from '#schemas/content/page/page-without-address.ts';
import type { Job } from '#schemas/domain/job/job.ts';
import { jobPath, jobSearchPath } from '#schemas/domain/job/job-path.ts';
import type { MenuSummary } from '#schemas/domain/menu/menu.ts';
import type { Offer } from '#schemas/domain/offer/offer.ts';
import { offerPath } from '#schemas/domain/offer/offer-path.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { resolveRoute } from '#site/pages/resolve/resolve-route.ts';
import type { ContentSource } from '#site/pages/source/content-source.ts';
import { matchRoute } from '#site/routing/match-route.ts';

/** The items that templates are about. */
interface Content {
  readonly restaurants: readonly Restaurant[];
  readonly menus: readonly MenuSummary[];
  readonly offers: readonly Offer[];
  readonly jobs: readonly Job[];
}

type LabelledAddress = Omit<PageAddress, 'page'>;

/** The addresses at which a page is shown. A template has one per item, and none if there are no items. Pure. */
export const pageAddresses = (page: string, content: Content): PageAddress[] =>
  addressesOf(page, content).map((address) => ({ page, ...address }));

function addressesOf(page: string, content: Content): LabelledAddress[] {
  const own = fixedPaths.get(page);
  if (own !== undefined) return [{ path: own, label: '' }];
  const ofTemplate = templates.get(page);
  if (ofTemplate) return ofTemplate(content);
  return page.startsWith('_') && !isPageWithoutAddress(page) ? [] : [{ path: `/${page}`, label: '' }];
}

const fixedPaths: ReadonlyMap<string, string> = new Map([
  ['home', '/'],
  ['_home-find-us', '/find-us'],
  ['_home-our-menu', '/our-menu'],
  ['_menus', '/menu'],
  ['_preferences', '/preferences'],
  ['_job-search', jobSearchPath],
]);

const ofRestaurants =
  (below: string) =>
  ({ restaurants }: Content): LabelledAddress[] =>
    restaurants.map((each) => ({ path: `${restaurantPath(each)}${below}`, label: each.title }));

/** A city has a page if it has several restaurants. */
function ofCities({ restaurants }: Content): LabelledAddress[] {
  const names = restaurants.flatMap(({ city, cityName }) =>
    city === undefined ? [] : [[city, cityName ?? city] as const],
  );
  const several = names.filter(([city], at) => names.findIndex(([other]) => other === city) !== at);
  return [...new Map(several)].map(([city, label]) => ({ path: `/restaurants/${city}`, label }));
}

const ofMenusOfRestaurants = ({ restaurants }: Content): LabelledAddress[] =>
  restaurants.flatMap((each) =>
    each.menus.map((menu) => ({ path: `${restaurantPath(each)}/menu/${menu}`, label: `${each.title}, ${menu}` })),
  );

const templates: ReadonlyMap<string, (content: Content) => LabelledAddress[]> = new Map([
  ['_restaurant', ofRestaurants('')],
  ['_restaurant-menus', ofRestaurants('/menu')],
  ['_restaurant-menu', ofMenusOfRestaurants],
  ['_city', ofCities],
  ['_booking', ({ restaurants }) => restaurants.map(({ slug, title }) => ({ path: `/booking/${slug}`, label: title }))],
  ['_menu', ({ menus }) => menus.map(({ id, name }) => ({ path: `/menu/${id}`, label: name }))],
  ['_offer', ({ offers }) => offers.map(({ id, title }) => ({ path: offerPath(id), label: title }))],
  ['_job', ({ jobs }) => jobs.map(({ job_id: id, name }) => ({ path: jobPath(id), label: name }))],
]);

/** The id of the page at an address; undefined if there is none. */
export async function findPageAt(path: string, source: ContentSource): Promise<string | undefined> {
  const subject = await resolveRoute(matchRoute(path), source);
  return subject.kind === 'found' ? subject.pageId : undefined;
}
