import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import type { AnyCallInput, CallArguments } from '#adapters/api-client/call-input.ts';
import { linkReportResponse } from '#preview/app/api/link-report.ts';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { job } from '#schemas/domain/job/job.ts';
import { restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { emptySource } from '#site/pages/source/empty-source.ts';
import { listen } from '#site/server/start/listen.ts';
import { createLinkReport } from './link-report.ts';

const statuses: Readonly<Record<string, number>> = { '/old': 301, '/file.pdf': 200, '/broken': 500 };
const requested: string[] = [];
const site = createServer(({ url = '' }, response) => {
  requested.push(url);
  if (url === '/about' || url === '/careers/job/7' || url === '/restaurants/bath/abbey')
    return void response.setHeader('content-type', 'text/html').end('<h2 id="team">Our team</h2><p title="history">');
  response.writeHead(statuses[url] ?? 404).end();
});
const hrefs = [
  '/about#team',
  '/about#history',
  '/about#top',
  '/about#table=a',
  '/old',
  '/old#team',
  '/file.pdf',
  '/broken',
  '/plan?a=1',
  '/gone',
  '/nowhere',
  '/menu',
  '/restaurants/{city}/{restaurant}/menu',
  '/nowhere?near={city}',
  '/restaurants/bath/mill/menu',
  '/restaurants/Wharf',
  '/restaurants/bath/abbey-2',
];
const linkTo = (href: string, isLive = true) => ({
  href,
  path: ['tiles', 0, 'body'],
  field: 'Text',
  isLive,
  isDraft: true,
});
const items = [
  { kind: 'page', id: 'about', links: ['#team', '#history', '#top', '#table=a', '#new'].map((href) => linkTo(href)) },
  { kind: 'page', id: 'about', links: ['#new', '#newer', '#team'].map((href) => linkTo(href, false)) },
  { kind: 'page', id: '_job', links: [linkTo('#history')] },
  ...['unpublished', '_shared/team', '_offer'].map((id) => ({ kind: 'page', id, links: [linkTo('#history')] })),
  { kind: 'offer', id: 'about', links: [linkTo('#history')] },
  { kind: 'restaurants', id: '12', links: ['#team', '#history'].map((href) => linkTo(href)) },
  {
    kind: 'page',
    id: 'home',
    links: hrefs.map((href) => linkTo(href)),
  },
];
const states = new Map([
  ['plan', { id: 'plan', hasDraft: true, draftVersion: 1 }],
  ['gone', { id: 'gone', hasDraft: false, draftVersion: 1, deletedAt: '2026-11-01T10:00:00Z' }],
]);

const hidden = [
  { kind: 'restaurants', id: '13', name: 'Mill', slugs: ['mill'], isLive: false },
  { kind: 'restaurants', id: '14', name: 'Wharf', slugs: ['wharf'], isLive: false, deletedAt: '2026-11-01T10:00:00Z' },
  { kind: 'restaurants', id: '15', name: 'Abbey', slugs: ['abbey-2'], isLive: true },
];

function call<Called extends Endpoint>(
  endpoint: Called,
  ...rest: CallArguments<Called>
): Promise<z.output<Called['reply']>>;
async function call({ name }: Endpoint, { query }: AnyCallInput = {}): Promise<unknown> {
  if (name === 'siteLinks') return { items, total: 7 };
  if (name === 'draft') return { state: states.get('plan'), page: { tiles: [null, { key: 'new' }] } };
  if (name === 'listContent') return { items: hidden };
  const state = states.get(String(Object(query).id));
  return { pages: state ? [state] : [], total: state ? 1 : 0 };
}
const runner = job.parse({ job_id: '7', name: 'Runner', position_unique_name: 'runner', category: 'Front of House' });
const abbey = restaurant.parse({ storeId: '12', slug: 'abbey', city: 'bath', title: 'Abbey', openingTimes: {} });
const source = {
  ...emptySource,
  pages: async () => [{ id: 'about', indexed: true }],
  jobs: async () => [runner],
  restaurants: async () => [abbey],
};

let url: string;
const preview = createServer((_, response) => {
  void createLinkReport({ call, source, siteAddress })(response, new URLSearchParams());
});
let siteAddress: string;
beforeAll(async () => {
  siteAddress = await listen(site, '127.0.0.1', 0);
  url = await listen(preview, '127.0.0.1', 0);
});
afterAll(() => {
  for (const server of [site, preview]) {
    server.closeAllConnections();
    server.close();
  }
});

it('the report names links to missing, unpublished, deleted and moved pages and to missing anchors, and asks the site only for what it does not know [editor.find]', async () => {
  const report = linkReportResponse.parse(await (await fetch(url)).json());
  const problemsOf = (id: string) =>
    report.items.filter((item) => item.id === id).map(({ links }) => links.map(({ href, problem }) => [href, problem]));
  expect(problemsOf('home').flat()).toEqual([
    ['/about#history', 'anchor'],
    ['/old', 'moved'],
    ['/old#team', 'moved'],
    ['/plan?a=1', 'unpublished'],
    ['/gone', 'deleted'],
    ['/nowhere', 'missing'],
    ['/nowhere?near={city}', 'missing'],
    ['/restaurants/bath/mill/menu', 'unpublished'],
    ['/restaurants/Wharf', 'deleted'],
    ['/restaurants/bath/abbey-2', 'missing'],
  ]);
  expect([report.total, report.unchecked]).toEqual([7, 1]);
  const template = ['/careers/job/7', '/careers/job/7'];
  expect(requested.toSorted()).toEqual([
    '/about',
    '/broken',
    ...template,
    '/file.pdf',
    '/gone',
    '/nowhere',
    '/old',
    '/plan',
    '/restaurants/Wharf',
    '/restaurants/bath/abbey',
    '/restaurants/bath/abbey-2',
    '/restaurants/bath/mill/menu',
  ]);
  const links = report.items.flatMap((item) => item.links);
  expect(links.flatMap(({ restaurant }) => restaurant ?? [])).toEqual(['Mill', 'Wharf']);
});

it('the report names links to missing places of their own page: of a page, of a draft, and of a template at its first address [editor.find]', async () => {
  const report = linkReportResponse.parse(await (await fetch(url)).json());
  const own = report.items.flatMap(({ id, links }) => (id === 'home' ? [] : links.map(({ href }) => `${id} ${href}`)));
  expect(own).toEqual(['about #history', 'about #new', 'about #newer', '_job #history', '12 #history']);
});
