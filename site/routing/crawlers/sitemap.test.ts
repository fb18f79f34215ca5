import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { createCachedContent } from '#adapters/api-client/content/cached-content.ts';
import { createFakeClient, defaultConfiguration } from '#adapters/api-client/fake-client.ts';
import { createFakeClock } from '#adapters/testing/fake-clock.ts';
import { createApiContentSource } from '#site/pages/source/api-content-source.ts';
import { listen } from '#site/server/start/listen.ts';
import { createSitemapRenderer } from './render-sitemap.ts';
import { createSitemap } from './sitemap.ts';

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

/** The sitemap over HTTP, with an API of which some lists fail. */
async function setUp(broken: Set<string>, pages: readonly object[] = [{ id: 'about', indexed: true }]) {
  let requestCount = 0;
  const { client, clock, log } = createFakeClient((path) => {
    const [known = ''] = path.split('?');
    if (known === '/api/jobs') requestCount += 1;
    if (broken.has(known)) return { status: 404, body: {} };
    if (known === '/api/v1/content/pages') return { body: { pages } };
    return known in answers ? { body: answers[known] } : undefined;
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
    expect(await read()).toEqual({ status: 200, paths: all });
    await read();
    expect(requestCount()).toBe(1);
  });

  it('leaves out a list that fails, and includes it again when it loads [upstream.alone]', async () => {
    const broken = new Set(['/api/jobs']);
    const { read } = await setUp(broken);
    expect(await read()).toEqual({ status: 200, paths: all.filter((path) => path !== '/careers/job/902') });
    broken.clear();
    expect(await read()).toEqual({ status: 200, paths: all });
  });

  it('uses the last successful list [page.null]', async () => {
    const broken = new Set<string>();
    const { read, publish } = await setUp(broken);
    await read();
    broken.add('/api/v1/content/menus');
    publish();
    expect(await read()).toEqual({ status: 200, paths: all });
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

  it('responds 503 when no list was ever loaded', async () => {
    const { read } = await setUp(new Set([...Object.keys(answers), '/api/v1/content/pages']));
    expect((await read()).status).toBe(503);
  });
});
