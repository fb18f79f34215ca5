import { isFullRun } from '#preview/checks/browser/browser-options.ts';
import { siteUrl } from '#site/e2e/product/product.ts';

/** Addresses outside the sitemap: duplicates of another address, private ones, or no pages at all. */
const besides = {
  home: ['/find-us?near=bath', '/our-menu/main', '/our-menu/main?diet=vegan&avoid=milk'],
  menus: ['/menu/main?diet=vegan', '/menu/main?diet=vegan&diet=halal-chicken', '/restaurants/london/soho/menu/main'],
  restaurants: ['/restaurants/london/soho/book-now', '/booking', '/booking/soho', '/booking/holiday-park'],
  finder: ['/restaurants?near=Bath', '/restaurants?near=Xyzzyx', '/restaurants?has=terrace'],
  jobs: ['/careers/job-search/soho'],
  pages: ['/preferences', '/preferences/00000000-0000-4000-8000-000000000000', '/signup-thanks', '/cookies', '/tiles'],
  missing: ['/nothing/is/here', '/menu/nothing', '/restaurants/nowhere', '/offer/nothing'],
} as const;

export type RouteKind = keyof typeof besides | 'offers';

const kinds: readonly (readonly [RouteKind, RegExp])[] = [
  ['home', /^\/(find-us|our-menu)?$/],
  ['menus', /\/menu(\/|$)/],
  ['finder', /^\/restaurants(\/[^/]+)?$/],
  ['restaurants', /^\/restaurants\//],
  ['jobs', /^\/careers\//],
  ['offers', /^\/offers?(\/|$)/],
  ['pages', /^/],
];

/** Pages that other tests publish while these run. */
const ofTests = /^\/(test|frame)-/;

let known: Promise<readonly string[]> | undefined;

async function readSitemap(): Promise<readonly string[]> {
  const xml = await (await fetch(`${siteUrl()}/sitemap.xml`)).text();
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
  if (paths.length < 50) throw new Error(`The sitemap names ${paths.length} addresses: ${xml.slice(0, 200)}`);
  return paths.filter((path) => !ofTests.test(path));
}

/** Every public address of a kind: from the running product's sitemap, plus the addresses outside it. */
export async function publicRoutes(kind: RouteKind): Promise<readonly string[]> {
  known ??= readSitemap();
  const own = (await known).filter((path) => kinds.find(([, pattern]) => pattern.test(path))?.[0] === kind);
  return [...new Set([...own, ...(kind === 'offers' ? [] : besides[kind])])];
}

export const routeKinds: readonly RouteKind[] = [
  'home',
  'menus',
  'restaurants',
  'finder',
  'offers',
  'jobs',
  'pages',
  'missing',
];

/** Each pattern is one template, whose pages are alike. */
const templates = [
  /^\/restaurants\/[^/]+\/[^/]+$/,
  /^\/restaurants\/[^/]+\/[^/]+\/menu$/,
  /^\/restaurants\/[^/]+\/menu$/,
  /^\/restaurants\/[^/]+\/[^/]+\/menu\/[^/]+$/,
  /^\/restaurants\/[^/]+$/,
  /^\/menu\/[^/?]+$/,
  /^\/careers\/job\/[^/]+$/,
  /^\/offer\/[^/]+$/,
] as const;

/**
 * The public addresses of a kind that are visited in a browser: all in `npm run test:all`, or one of each template,
 * without its filters, and one that does not exist.
 */
export async function visitedRoutes(kind: RouteKind): Promise<readonly string[]> {
  const all = await publicRoutes(kind);
  if (isFullRun) return all;
  if (kind === 'missing') return all.slice(0, 1);
  const seen = new Set<RegExp | string>();
  return all.filter((address) => {
    const [path = ''] = address.split('?');
    const template = templates.find((pattern) => pattern.test(path)) ?? path;
    const isFirst = !seen.has(template);
    seen.add(template);
    return isFirst;
  });
}
