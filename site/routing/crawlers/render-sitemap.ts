import { restaurantPath } from '#blocks/_shared/restaurant/restaurant-links.ts';
import { listOpenJobs } from '#schemas/domain/job/job-category.ts';
import { jobPath, jobSearchPath } from '#schemas/domain/job/job-path.ts';
import { offerPath } from '#schemas/domain/offer/offer-path.ts';
import { dayInLondon } from '#schemas/domain/restaurant/time/day-in-london.ts';
import { escapeMarkup } from '#site/pages/finish/escape-markup.ts';
import type { ContentSource } from '#site/pages/source/content-source.ts';
import { matchRoute } from '../match-route.ts';

interface SitemapSource {
  readonly source: Pick<ContentSource, 'pages' | 'restaurants' | 'menus' | 'offers' | 'jobs'>;
  readonly origin: () => string;
  readonly clock: () => Date;
}

export interface RenderedSitemap {
  readonly xml: string;
  /** Whether every list could be loaded. */
  readonly isComplete: boolean;
}

interface Entry {
  readonly path: string;
  readonly changed?: string | undefined;
}

/**
 * Lists every address for search engines, with the date of its last change where known. A list that cannot be loaded is
 * taken from the last success, or left out. Undefined while no list could be loaded. Source: sitemaps.org 0.9.
 */
export function createSitemapRenderer({ source, origin, clock }: SitemapSource) {
  const loadLists = createListLoader(source);
  return async (): Promise<RenderedSitemap | undefined> => {
    const { lists, isComplete } = await loadLists();
    // Closed vacancies leave the sitemap at the end of their last day.
    return lists && { xml: createXml(listEntries(lists, dayInLondon(clock())), origin()), isComplete };
  };
}

/** The content addresses, by the list that they come from. */
interface Lists {
  readonly pages: Awaited<ReturnType<ContentSource['pages']>>;
  readonly restaurants: Awaited<ReturnType<ContentSource['restaurants']>>;
  readonly menus: Awaited<ReturnType<ContentSource['menus']>>;
  readonly offers: Awaited<ReturnType<ContentSource['offers']>>;
  readonly jobs: Awaited<ReturnType<ContentSource['jobs']>>;
}

/** Loads each list separately. `lists` is undefined while none was ever loaded. */
function createListLoader(source: SitemapSource['source']) {
  let last: Partial<Lists> = {};
  return async (): Promise<{ readonly lists: Lists | undefined; readonly isComplete: boolean }> => {
    const failed = (): undefined => undefined;
    const [pages, restaurants, menus, offers, jobs] = await Promise.all([
      source.pages().catch(failed),
      source.restaurants().catch(failed),
      source.menus(undefined).catch(failed),
      source.offers(undefined).catch(failed),
      source.jobs().catch(failed),
    ]);
    const loaded = { pages, restaurants, menus, offers, jobs };
    last = {
      ...last,
      ...(pages && { pages }),
      ...(restaurants && { restaurants }),
      ...(menus && { menus }),
      ...(offers && { offers }),
      ...(jobs && { jobs }),
    };
    const isComplete = Object.values(loaded).every((list) => list !== undefined);
    const nothing: Lists = { pages: [], restaurants: [], menus: [], offers: [], jobs: [] };
    return { lists: Object.keys(last).length > 0 ? { ...nothing, ...last } : undefined, isComplete };
  };
}

function createXml(entries: readonly Entry[], origin: string): string {
  const urls = entries.map(({ path, changed }) => {
    const location = `<loc>${escapeMarkup(origin + path)}</loc>`;
    return `<url>${location}${changed ? `<lastmod>${escapeMarkup(changed.slice(0, 10))}</lastmod>` : ''}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

function listEntries({ pages, restaurants, menus, offers, jobs }: Lists, today: string): Entry[] {
  const cities = new Map<string, number>();
  for (const { city } of restaurants) if (city) cities.set(city, (cities.get(city) ?? 0) + 1);
  const ownPages = pages.filter(({ id }) => isAddressOfPage(id));
  // Has a default template, so it exists even if the API has no such page.
  const needsRestaurants = !ownPages.some(({ id }) => id === 'restaurants');
  return [
    ...ownPages
      .filter(({ indexed }) => indexed)
      .map(({ id, updatedAt }) => ({ path: pathOfPage(id), changed: updatedAt })),
    ...['/find-us', '/our-menu', '/menu', ...(needsRestaurants ? ['/restaurants'] : [])].map((path) => ({ path })),
    ...menus.map(({ id }) => ({ path: `/menu/${id}` })),
    ...[...cities].filter(([, count]) => count > 1).map(([city]) => ({ path: `/restaurants/${city}` })),
    ...restaurants.map(restaurantPath).flatMap((path) => [{ path }, { path: `${path}/menu` }]),
    ...offers.map(({ id }) => ({ path: offerPath(id) })),
    { path: jobSearchPath },
    ...listOpenJobs(jobs, today).map(({ job_id, datePosted }) => ({
      path: jobPath(job_id),
      changed: datePosted,
    })),
  ];
}

const pathOfPage = (id: string): string => (id === 'home' ? '/' : `/${id}`);

/** Whether a page is shown at its own address. A page with the id `menu` is not: the site lists the menus there. */
function isAddressOfPage(id: string): boolean {
  if (id === 'home') return true;
  const route = matchRoute(pathOfPage(id));
  return !id.startsWith('_') && route.kind === 'page' && route.id === id;
}
