import { describe, expect, it } from 'vitest';
import { interpolate, placeTiles, readPage } from '#blocks/page-reader.ts';
import { explainRow } from '#renderer/layout/pack-rows.ts';
import { readConfiguration } from '#schemas/configuration/parse/read-configuration.ts';
import { settings } from '#schemas/content/settings/settings.ts';
import { job } from '#schemas/domain/job/job.ts';
import { menu } from '#schemas/domain/menu/menu.ts';
import { offerSchema } from '#schemas/domain/offer/offer.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { placeholderValuesOf } from '#site/pages/plan/describe/placeholder-values-of.ts';
import { resolveRoute } from '#site/pages/resolve/resolve-route.ts';
import type { ContentSource } from '#site/pages/source/content-source.ts';
import { matchRoute } from '#site/routing/match-route.ts';
import { builtInRedirects } from '#site/routing/redirects/built-in-redirects.ts';
import { loadRedirects } from '#site/routing/redirects/redirect-table.ts';
import { demoData } from './fixed-demo-data.ts';

const restaurants = demoData.restaurants.map((each) => restaurant.parse(each));
const menus = demoData.menus.map((each) => menu.parse(each));
const offers = demoData.offers.map((each) => offerSchema.parse(each));
const jobs = demoData.jobs.map((each) => job.parse(each));
const siteSettings = settings.parse(demoData.settings);
const pageIds = demoData.pages.map(({ id }) => id);
const pageOf = (id: string) => demoData.pages.find((page) => page.id === id);

/** A restaurant's page as visitors see it: its details, its own tiles, then the other shared ones. */
const restaurantPages = demoData.restaurants.map(({ slug, heroTiles }) => {
  const shared = pageOf('_restaurant');
  const [details, ...others] = shared?.tiles ?? [];
  const tiles = details ? [details, ...(heroTiles ?? []), ...others] : [];
  return { ...shared, id: '_restaurant', slug, tiles };
});

const laid = [
  ...demoData.pages.map((page) => [page.id, page] as const),
  ...restaurantPages.map(({ slug, ...page }) => [`restaurant ${slug}`, page] as const),
];

describe('demo pages', () => {
  it.each(laid)('%s is read without a problem', (_, page) => {
    const read = readPage(page);
    expect(read.problems).toEqual([]);
    expect(read.ok && read.value.tiles.length).toBe(page.tiles.length);
  });

  it.each(laid)('%s fills its rows exactly', (_, page) => {
    const read = readPage(page);
    const { rows } = placeTiles(read.ok ? read.value.tiles.map(({ tile }) => tile) : []);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.flatMap((row) => explainRow(row) ?? [])).toEqual([]);
  });

  it.each(restaurantPages)('lead with the front of $slug, and show no image twice [restaurant.page]', (page) => {
    expect(page.tiles[0]).toMatchObject({ type: 'restaurant-details', heroTiles: 'below' });
    const shown = restaurants.find(({ slug }) => slug === page.slug);
    expect(shown?.heroMedia?.url).toBe(`/media/front/${page.slug}.svg`);
    const lists = [offers, demoData.social.slice(0, 4)];
    const images = findImages([shown?.heroMedia, page.tiles, lists]);
    expect(images.length).toBeGreaterThan(10);
    expect(images.filter((url, index) => images.indexOf(url) !== index)).toEqual([]);
  });

  it('have no two restaurants with the same tiles of their own', () => {
    const tops = demoData.restaurants.flatMap(({ heroTiles }) =>
      heroTiles?.length ? [JSON.stringify(heroTiles)] : [],
    );
    expect(tops.length).toBeGreaterThanOrEqual(8);
    expect(new Set(tops).size).toBe(tops.length);
  });
});

/** The addresses of all images in content, at any depth. */
const findImages = (content: unknown): readonly string[] =>
  [...JSON.stringify(content).matchAll(/"url":"(\/media\/[^"]+\.svg)"/g)].map(([, url = '']) => url);

const unused = async (): Promise<never> => Promise.reject(new Error('A route is found without this.'));

/** The demo chain as a content source of the site. */
const source: ContentSource = {
  restaurants: async () => restaurants,
  completeRestaurant: async (entry) => entry,
  settings: async () => siteSettings,
  menu: async (id) => menus.find((each) => each.id === id),
  offer: async (slug) => offers.find(({ id }) => id === slug),
  job: async (id) => jobs.find(({ job_id }) => job_id === id),
  page: unused,
  pages: unused,
  menus: unused,
  offers: unused,
  statedOffers: unused,
  jobs: unused,
  jobPlace: unused,
  places: unused,
  placesAt: unused,
  social: unused,
};

/** The page at an address and the menu it shows; undefined if there is no page. */
async function findPage(path: string) {
  const subject = await resolveRoute(matchRoute(path), source);
  if (subject.kind !== 'found' || !pageIds.includes(subject.pageId)) return undefined;
  const { slug } = subject.restaurant ?? {};
  const page =
    restaurantPages.find((each) => each.id === subject.pageId && each.slug === slug) ?? pageOf(subject.pageId);
  return page && { id: subject.pageId, tiles: page.tiles, menu: subject.menu };
}

describe('the routes of the site', () => {
  it.each<readonly [path: string, id: string]>([
    ['/', 'home'],
    ['/book-now', 'home'],
    ['/find-us', '_home-find-us'],
    ['/our-menu', '_home-our-menu'],
    ['/our-menu/drinks', '_home-our-menu'],
    ['/menu', '_menus'],
    ['/menu/main', '_menu'],
    ['/restaurants', 'restaurants'],
    ['/restaurants/london', '_city'],
    ['/restaurants/london/menu', '_menus'],
    ['/restaurants/london/menu/main', '_menu'],
    ['/restaurants/bath', '_restaurant'],
    ['/restaurants/bath/bath', '_restaurant'],
    ['/restaurants/bath/bath/book-now', '_restaurant'],
    ['/restaurants/bath/bath/menu', '_restaurant-menus'],
    ['/restaurants/bath/bath/menu/main', '_restaurant-menu'],
    ['/booking/bath', '_booking'],
    ['/offer/birthday-pudding', '_offer'],
    ['/preferences', '_preferences'],
    ['/manage-booking', '_manage-booking'],
    ['/waiting-list', '_waiting-list'],
    ['/careers/job-search', '_job-search'],
    ['/careers/job/7001', '_job'],
    ...[
      'offers',
      'sign-up',
      'signup-thanks',
      'refer-a-friend',
      'referral',
      'terms-and-conditions',
      'privacy-policy',
      'cookies',
      'allergens',
      'about',
      'careers',
      'contact',
      'group-booking',
      'faqs',
      'tiles',
    ].map((id) => [`/${id}`, id] as const),
  ])('%s has its page', async (path, id) => {
    expect((await findPage(path))?.id).toBe(id);
  });

  it.each([
    '/restaurants/london',
    '/restaurants/bath/bath',
    '/restaurants/bath/bath/menu',
    '/restaurants/bath/bath/menu/main',
    '/menu/main',
    '/booking/bath',
    '/booking',
    '/offer/birthday-pudding',
    '/careers/job/7001',
  ])('%s names only what its address tells', async (path) => {
    const subject = await resolveRoute(matchRoute(path), source);
    const read = readPage(subject.kind === 'found' ? pageOf(subject.pageId) : undefined);
    if (subject.kind !== 'found' || !read.ok) throw new Error('There is no such page.');
    expect(interpolate(read.value.tiles, placeholderValuesOf(subject)).problems).toEqual([]);
  });

  it('send the menus of the home layout home to their own addresses', async () => {
    expect(await resolveRoute(matchRoute('/our-menu/drinks'), source)).toMatchObject({ canonicalPath: '/menu/drinks' });
    expect(await resolveRoute(matchRoute('/our-menu'), source)).not.toHaveProperty('canonicalPath', expect.any(String));
  });

  it('reach the anchors that they scroll to', () => {
    const keys = (id: string): string => JSON.stringify(pageOf(id)?.tiles.map((tile) => Object(tile).key));
    for (const key of ['booking', 'find-us', 'our-menu']) expect(keys('home')).toContain(`"${key}"`);
    expect(keys('_home-find-us')).toContain('"find-us"');
    expect(keys('_home-our-menu')).toContain('"our-menu"');
    expect(keys('_restaurant')).toContain('"booking"');
  });
});

/** All links to this site in some content, including those in rich text. */
function linksIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') {
    const inText = [...value.matchAll(/href="([^"]+)"/g)].flatMap(([, href]) => href ?? []);
    const whole = /(link|button|success|page|allergen|finder)url$|^to$|^clickCollect$/i.test(name) ? [value] : [];
    return [...inText, ...whole].filter((href) => /^[/#]/.test(href));
  }
  if (Array.isArray(value)) return value.flatMap((each) => linksIn(each));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => linksIn(each, key));
}

const configuration = readConfiguration({});
const { table } = loadRedirects([
  ...(configuration.ok ? builtInRedirects(configuration.value) : []),
  ...siteSettings.redirects,
]);

type Found = NonNullable<Awaited<ReturnType<typeof findPage>>>;

/** Whether a page has an anchor: a tile's key, or a section of a menu that one of its tiles shows. */
function hasAnchor({ tiles: list, menu: shown }: Found, anchor: string): boolean {
  return list.some((tile) => {
    const { type, key, menuId } = Object(tile);
    if (key === anchor) return true;
    const of = menus.find(({ id }) => id === (menuId ?? shown?.id ?? 'main'));
    return type === 'menu-section' && of?.sections.some(({ id }) => anchor === `${key}-${id}`);
  });
}

/** What is wrong with a link, or undefined. `here` is the page that it is on. */
async function findLinkError(link: string, here?: Found): Promise<string | undefined> {
  if (link.startsWith('#')) return here && hasAnchor(here, link.slice(1)) ? undefined : `${link} is not on its page`;
  const end = table.lookUp(link) ?? link;
  if (/^https?:/.test(end)) return undefined;
  const [path = '/', anchor] = end.split('#');
  const found = await findPage(path.split('?')[0] || '/');
  if (!found) return `${link} leads nowhere`;
  return anchor && !hasAnchor(found, anchor) ? `${link}: its page has no #${anchor}` : undefined;
}

describe('the links of the demo chain', () => {
  it.each(laid)('%s links only to what exists', async (_, page) => {
    const here: Found = { id: page.id, tiles: page.tiles, menu: menus[0] };
    const errors = await Promise.all(linksIn(page.tiles).map((link) => findLinkError(link, here)));
    expect(errors.filter((error) => error !== undefined)).toEqual([]);
  });

  it('lead from the settings, the offers and the restaurants to what exists', async () => {
    const links = linksIn([
      demoData.settings,
      demoData.offers,
      demoData.restaurants.map(({ heroTiles: _, ...rest }) => rest),
    ]);
    expect(links.length).toBeGreaterThan(20);
    const errors = await Promise.all(links.map((link) => findLinkError(link)));
    expect(errors.filter((error) => error !== undefined)).toEqual([]);
  });
});
