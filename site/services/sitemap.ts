import { openJobs } from '#schemas/job/job-category.ts';
import { dayInLondon } from '#schemas/restaurant/day-in-london.ts';
import type { ContentSource } from '../documents/content-source.ts';
import { escapeMarkup } from '../documents/escape-markup.ts';
import type { Service } from '../server/create-site.ts';
import { sendText } from '../server/send.ts';

interface SitemapInput {
  readonly source: Pick<ContentSource, 'pages' | 'restaurants' | 'menus' | 'offers' | 'jobs'>;
  readonly origin: () => string;
  readonly version: () => string;
  readonly clock: () => Date;
}

interface Entry {
  readonly path: string;
  readonly changed?: string | undefined;
}

/**
 * Every address that search engines may list, with the day it changed where that is known. Made once for each version
 * of the content; the last one stands in while a new one cannot be made. Source: sitemaps.org 0.9.
 */
export function createSitemap({ source, origin, version, clock }: SitemapInput): Service {
  let kept: { readonly version: string; readonly xml: string } | undefined;
  return {
    method: 'GET',
    async answer(_, response) {
      // A vacancy that has closed leaves the list with its day.
      const today = dayInLondon(clock());
      const now = `${version()} ${today}`;
      if (kept?.version !== now) {
        const xml = await makeXml(source, origin(), today).catch(() => kept?.xml);
        if (xml === undefined)
          return sendText(response, 503, 'There is no sitemap at the moment.', { 'Retry-After': '60' });
        kept = { version: now, xml };
      }
      const headers = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=600' };
      sendText(response, 200, kept.xml, headers);
    },
  };
}

async function makeXml(source: SitemapInput['source'], origin: string, today: string): Promise<string> {
  const urls = (await listEntries(source, today)).map(({ path, changed }) => {
    const location = `<loc>${escapeMarkup(origin + path)}</loc>`;
    return `<url>${location}${changed ? `<lastmod>${escapeMarkup(changed.slice(0, 10))}</lastmod>` : ''}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

async function listEntries(source: SitemapInput['source'], today: string): Promise<Entry[]> {
  const [pages, restaurants, menus, offers, jobs] = await Promise.all([
    source.pages(),
    source.restaurants(),
    source.menus(undefined),
    source.offers(undefined),
    source.jobs(),
  ]);
  const cities = new Map<string, number>();
  for (const { city } of restaurants) cities.set(city, (cities.get(city) ?? 0) + 1);
  return [
    ...pages
      .filter(({ id, indexed }) => indexed && !id.startsWith('_'))
      .map(({ id, updatedAt }) => ({ path: id === 'home' ? '/' : `/${id}`, changed: updatedAt })),
    ...['/find-us', '/our-menu', '/menu'].map((path) => ({ path })),
    ...menus.map(({ id }) => ({ path: `/menu/${id}` })),
    ...[...cities].filter(([, count]) => count > 1).map(([city]) => ({ path: `/restaurants/${city}` })),
    ...restaurants.flatMap(({ city, slug }) =>
      [`/restaurants/${city}/${slug}`, `/restaurants/${city}/${slug}/menu`].map((path) => ({ path })),
    ),
    ...offers.map(({ id }) => ({ path: `/offer/${id}` })),
    { path: '/careers/job-search' },
    ...openJobs(jobs, today).map(({ job_id, datePosted }) => ({
      path: `/careers/job/${job_id}`,
      changed: datePosted,
    })),
  ];
}
