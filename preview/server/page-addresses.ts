import type { ContentSource } from '#site/documents/content-source.ts';
import { resolveRoute } from '#site/documents/resolve-route.ts';
import { matchRoute } from '#site/routes/match-route.ts';

/** An address at which a page can be seen. */
export interface PageAddress {
  readonly path: string;
  /** What it is about, where a page stands at several; empty where it has one. */
  readonly label: string;
}

type Content = Pick<ContentSource, 'restaurants' | 'menus' | 'offers' | 'jobs'>;

/** Where a page is seen. A template has as many addresses as there are things for it; none when there are none. */
export async function pageAddresses(id: string, content: Content): Promise<PageAddress[]> {
  const own = fixed.get(id);
  if (own !== undefined) return [{ path: own, label: '' }];
  const ofTemplate = templates.get(id);
  if (ofTemplate) return ofTemplate(content);
  return id.startsWith('_') ? [] : [{ path: `/${id}`, label: '' }];
}

const fixed: ReadonlyMap<string, string> = new Map([
  ['home', '/'],
  ['_home-find-us', '/find-us'],
  ['_home-our-menu', '/our-menu'],
  ['_menus', '/menu'],
  ['_preferences', '/preferences'],
  ['_job-search', '/careers/job-search'],
]);

const ofRestaurants =
  (below: string) =>
  async ({ restaurants }: Content): Promise<PageAddress[]> =>
    (await restaurants()).map(({ city, slug, title }) => ({
      path: `/restaurants/${city}/${slug}${below}`,
      label: title,
    }));

const templates: ReadonlyMap<string, (content: Content) => Promise<PageAddress[]>> = new Map([
  ['_restaurant', ofRestaurants('')],
  ['_restaurant-menus', ofRestaurants('/menu')],
  [
    '_restaurant-menu',
    async ({ restaurants }) =>
      (await restaurants()).flatMap(({ city, slug, title, menus }) =>
        menus.map((menu) => ({ path: `/restaurants/${city}/${slug}/menu/${menu}`, label: `${title}, ${menu}` })),
      ),
  ],
  [
    '_city',
    async ({ restaurants }) => {
      const names = (await restaurants()).map(({ city, cityName }) => [city, cityName ?? city] as const);
      const several = names.filter(([city], at) => names.findIndex(([other]) => other === city) !== at);
      return [...new Map(several)].map(([city, label]) => ({ path: `/restaurants/${city}`, label }));
    },
  ],
  [
    '_booking',
    async ({ restaurants }) =>
      (await restaurants()).map(({ slug, title }) => ({ path: `/booking/${slug}`, label: title })),
  ],
  [
    '_menu',
    async ({ menus }) => (await menus(undefined)).map(({ id, name }) => ({ path: `/menu/${id}`, label: name })),
  ],
  [
    '_offer',
    async ({ offers }) => (await offers(undefined)).map(({ id, title }) => ({ path: `/offer/${id}`, label: title })),
  ],
  [
    '_job',
    async ({ jobs }) => (await jobs()).map(({ job_id: id, name }) => ({ path: `/careers/job/${id}`, label: name })),
  ],
]);

/** The id of the page that stands at an address; undefined where none does. */
export async function pageAt(path: string, source: ContentSource): Promise<string | undefined> {
  const subject = await resolveRoute(matchRoute(path), source);
  return subject.kind === 'found' ? subject.pageId : undefined;
}
