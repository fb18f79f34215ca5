import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { createCachedContent } from '#adapters/api-client/content/cached-content.ts';
import { createFakeClient, defaultConfiguration } from '#adapters/api-client/fake-client.ts';
import { createFakeClock } from '#adapters/testing/fake-clock.ts';
import { createApiContentSource } from '#site/pages/source/api-content-source.ts';
import { listen } from '#site/server/start/listen.ts';
import { createSitemapRenderer } from './render-sitemap.ts';
import { createSitemap } from './send-sitemap.ts';

const closing: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const answers: Readonly<Record<string, object>> = {
  '/api/v1/content/search-restaurants/': { restaurants: [] },
  '/api/v1/content/menus': { menus: [{ id: 'main', name: 'Main' }] },
  '/api/v1/content/offers': { offers: [] },
  '/api/jobs': {
    jobs: [{ job_id: '902', name: 'Host', position_unique_name: 'host', category: 'Front of House' }],
  },
};

/** The sitemap over HTTP, with an API of which some lists fail and some have other entries. */
async function setUp(
  broken: Set<string>,
  pages: readonly object[] = [{ id: 'about', indexed: true }],
  lists: Readonly<Record<string, object>> = {},
) {
  const bodies = { ...answers, ...lists };
  let requestCount = 0;
  const { client, clock, log } = createFakeClient((path) => {
    const [known = ''] = path.split('?');
    if (known === '/api/jobs') requestCount += 1;
    if (broken.has(known)) return { status: 404, body: {} };
    if (known === '/api/v1/content/pages') return { body: { pages } };
    return known in bodies ? { body: bodies[known] } : undefined;
  });
  const cached = createCachedContent({ source: client, configuration: defaultConfiguration, clock, log: () => log });
  let version = 1;
  const now = (): Date => new Date(createFakeClock().now());
  const { answer } = createSitemap({
    render: createSitemapRenderer({
      source: createApiContentSource(client, cached),
      origin: () => 'http://site',
      clock: now,
    }),
    version: () => String(version),
    clock: now,
  });
  const server = createServer((request, response) => void answer(request, response));
  closing.push(() => server.close());
  const url = await listen(server, '127.0.0.1', 0);
  const read = async () => {
    const reply = await fetch(url);
    const text = await reply.text();
    return {
      status: reply.status,
      headers: reply.headers,
      text,
      paths: [...text.matchAll(/<loc>http:\/\/site([^<]*)<\/loc>/g)].map(([, path]) => path),
    };
  };
  const publish = () => {
    version += 1;
  };
  return { read, publish, requestCount: () => requestCount };
}

const all = [
  '/about',
  '/find-us',
  '/our-menu',
  '/menu',
  '/restaurants',
  '/menu/main',
  '/careers/job-search',
  '/careers/job/902',
];

describe('the sitemap', () => {
  it('lists all content and is created once per version [upstream.alone]', async () => {
    const { read, requestCount } = await setUp(new Set());
    expect(await read()).toMatchObject({ status: 200, paths: all });
    await read();
    expect(requestCount()).toBe(1);
  });

  it('leaves out a list that fails, and includes it again when it loads [upstream.alone]', async () => {
    const broken = new Set(['/api/jobs']);
    const { read } = await setUp(broken);
    expect(await read()).toMatchObject({ status: 200, paths: all.filter((path) => path !== '/careers/job/902') });
    broken.clear();
    expect(await read()).toMatchObject({ status: 200, paths: all });
  });

  it('uses the last successful list [page.null]', async () => {
    const broken = new Set<string>();
    const { read, publish } = await setUp(broken);
    await read();
    broken.add('/api/v1/content/menus');
    publish();
    expect(await read()).toMatchObject({ status: 200, paths: all });
  });

  it('lists an address once that a page and a route have [upstream.alone]', async () => {
    const pages = ['menu', 'restaurants', 'about'].map((id) => ({ id, indexed: true }));
    const { paths } = await (await setUp(new Set(), pages)).read();
    expect(paths.filter((path) => path === '/menu' || path === '/restaurants')).toEqual(['/restaurants', '/menu']);
  });

  it('leaves out the list of restaurants whose page is not for search engines [page.metadata]', async () => {
    const { paths } = await (await setUp(new Set(), [{ id: 'restaurants', indexed: false }])).read();
    expect(paths).not.toContain('/restaurants');
  });

  it('lists each restaurant with its menus, and a city with several restaurants [route.restaurant] [route.city]', async () => {
    const restaurants = [
      { storeId: '1', slug: 'soho', city: 'london', title: 'Soho' },
      { storeId: '2', slug: 'camden', city: 'london', title: 'Camden' },
      { storeId: '3', slug: 'centre', city: 'bath', title: 'Bath' },
    ];
    const lists = { '/api/v1/content/search-restaurants/': { restaurants } };
    const { paths } = await (await setUp(new Set(), [], lists)).read();
    expect(paths.filter((path) => path?.startsWith('/restaurants/'))).toEqual([
      '/restaurants/london',
      '/restaurants/london/soho',
      '/restaurants/london/soho/menu',
      '/restaurants/london/camden',
      '/restaurants/london/camden/menu',
      '/restaurants/bath/centre',
      '/restaurants/bath/centre/menu',
    ]);
  });

  it('lists restaurants in lower case, one in no city under its own name, and no city for those without [route.restaurant] [route.city]', async () => {
    const restaurants = [
      { storeId: '1', slug: 'Soho', city: 'London', title: 'Soho' },
      { storeId: '2', slug: 'camden', city: 'london', title: 'Camden' },
      { storeId: '3', slug: 'pier', city: null, title: 'Pier' },
      { storeId: '4', slug: 'quay', city: '', title: 'Quay' },
    ];
    const lists = { '/api/v1/content/search-restaurants/': { restaurants } };
    const { paths } = await (await setUp(new Set(), [], lists)).read();
    const listed = paths.filter((path) => path?.startsWith('/restaurants/') && !path.endsWith('/menu'));
    expect(listed.toSorted()).toEqual([
      '/restaurants/london',
      '/restaurants/london/camden',
      '/restaurants/london/soho',
      '/restaurants/pier',
      '/restaurants/quay',
    ]);
  });

  it('lists each offer [route.offer]', async () => {
    const offer = { id: 'kids-eat', title: 'Kids eat', description: 'x', termAndConditions: 'x' };
    const lists = { '/api/v1/content/offers': { offers: [offer] } };
    expect((await (await setUp(new Set(), [], lists)).read()).paths).toContain('/offer/kids-eat');
  });

  it('lists a vacancy until the end of its last day, with the date of its publication [route.jobs]', async () => {
    const vacancy = { name: 'Host', position_unique_name: 'host', category: 'Front of House' };
    const jobs = [
      { ...vacancy, job_id: '1', validThrough: '2026-11-20' },
      { ...vacancy, job_id: 'host 2', validThrough: '2026-11-21', datePosted: '2026-11-02' },
    ];
    const { paths, text } = await (await setUp(new Set(), [], { '/api/jobs': { jobs } })).read();
    expect(paths.filter((path) => path?.startsWith('/careers/job/'))).toEqual(['/careers/job/host%202']);
    expect(text).toContain('<loc>http://site/careers/job/host%202</loc><lastmod>2026-11-02</lastmod>');
  });

  it('lists the pages with an address that search engines may index, with the date of their last change [page.metadata]', async () => {
    const pages = [
      { id: 'home', indexed: true, updatedAt: '2026-11-20T09:30:00Z' },
      { id: 'about', indexed: true },
      { id: 'thanks', indexed: false },
      { id: '_menu', indexed: true },
      { id: 'find-us', indexed: true },
    ];
    const { paths, text } = await (await setUp(new Set(), pages)).read();
    expect(paths.slice(0, 3)).toEqual(['/', '/about', '/find-us']);
    expect(paths.filter((path) => path === '/find-us')).toHaveLength(1);
    expect(paths).not.toContain('/thanks');
    expect(paths).not.toContain('/_menu');
    expect(text).toContain('<url><loc>http://site/</loc><lastmod>2026-11-20</lastmod></url>');
    expect(text).toContain('<url><loc>http://site/about</loc></url>');
  });

  it('is an XML document that proxies may cache for ten minutes [scale.cache]', async () => {
    const { headers, text } = await (await setUp(new Set())).read();
    expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(headers.get('cache-control')).toBe('public, max-age=600');
    expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset xmlns="[^"]+">\n<url>.*<\/urlset>\n$/s);
  });

  it('responds 503 when no list was ever loaded [route.500]', async () => {
    const { read } = await setUp(new Set([...Object.keys(answers), '/api/v1/content/pages']));
    const { status, headers } = await read();
    expect([status, headers.get('retry-after')]).toEqual([503, '60']);
  });
});
