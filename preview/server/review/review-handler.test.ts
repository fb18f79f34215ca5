import { createServer, type RequestListener, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createFakeClient } from '#adapters/api-client/fake-client.ts';
import { demoData } from '#adapters/demo/content/fixed-demo-data.ts';
import { listenLocally } from '#adapters/testing/listen-locally.ts';
import { menu } from '#schemas/domain/menu/menu.ts';
import { tiles as tileTypes } from '#schemas/tiles/tiles.generated.ts';
import { emptySource } from '#site/pages/source/empty-source.ts';
import { loadRedirects } from '#site/routing/redirects/redirect-table.ts';
import { createReviewHandler } from './review-handler.ts';

const linkingTo = (...hrefs: readonly string[]) => ({
  type: 'text',
  key: 'words',
  body: `<p>${hrefs.map((href) => `<a href="${href}">Supper</a>`).join(' ')}</p>`,
});

const menus = demoData.menus.map((each) => menu.parse(each));
const requested: string[] = [];
const source = {
  ...emptySource,
  pages: async () => [
    { id: 'dinner', indexed: false },
    { id: 'lunch', indexed: true },
    { id: 'supper', indexed: false },
  ],
  page: async (id: string) =>
    id === '_shared/hours'
      ? ({ kind: 'found', page: { id, title: 'Hours', tiles: [linkingTo('/gone', '/status-200#never')] } } as const)
      : ({ kind: 'missing' } as const),
  menu: async (id: string) => {
    requested.push(id);
    return menus.find((each) => each.id === id);
  },
  menus: async () => menus,
};

const redirects = async () => loadRedirects([]).table;

const { call } = createFakeClient(() => ({ status: 404 })).client;

const clock = { now: () => Date.parse('2026-11-20T12:00:00Z') };

const servers: Server[] = [];
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  const port = await listenLocally(server);
  return `http://127.0.0.1:${port}`;
}

const markup =
  '<main><section id="top" data-tile="booking"><h2>Lunch</h2><i data-island="booking"></i></section></main>';
const reply = z.object({
  findings: z.array(
    z.object({ code: z.string(), message: z.string(), path: z.array(z.union([z.string(), z.number()])) }),
  ),
  weight: z.object({ tiles: z.array(z.object({ key: z.string(), script: z.number() })), script: z.unknown() }),
});

let review: string;
beforeAll(async () => {
  const siteAddress = await serve((request, response) => {
    const [, status] = /^\/status-(\d+)$/.exec(request.url ?? '') ?? [];
    response.statusCode = request.url === '/gone' ? 404 : Number(status ?? 200);
    if (request.method === 'GET') response.setHeader('content-type', 'text/html');
    response.end(request.method === 'HEAD' ? undefined : markup);
  });
  const answer = createReviewHandler({
    source,
    call,
    editorKey: 'secret',
    siteAddress,
    storesPages: async () => true,
    redirects,
    clock,
  });
  review = await serve((request, response) => void answer(request, response, '/lunch'));
});
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

const page = {
  id: 'lunch',
  title: 'Lunch',
  description: 'At noon.',
  indexed: false,
  tiles: [
    { type: 'booking', key: 'top' },
    { type: 'menu-section', key: 'dishes', menuId: 'main' },
    { type: 'menu-section', key: 'drinks', menuId: 'drnks' },
    { type: 'text', key: 'words', body: '<p><a href="/gone">Supper</a></p>' },
  ],
};

describe('the review handler', () => {
  it('reports what is wrong with the rendered page, compared with the stored content and the live page [preview.publish]', async () => {
    const answer = await fetch(review, { method: 'POST', body: JSON.stringify(page) });
    const { findings } = reply.parse(await answer.json());
    expect(findings.map(({ code, path }) => `${code} ${path.join('.')}`).sort()).toEqual([
      'dish-without-allergens tiles.1',
      'heading-first-missing ',
      'link-missing tiles.3.body',
      'no-longer-listed indexed',
      'reference-missing tiles.2.menuId',
    ]);
  });

  it('answers a request without a page with the state of the content alone [preview.publish]', async () => {
    expect(await (await fetch(review)).json()).toEqual({ contentState: null });
  });

  it('finds links to an anchor that another page does not have, and leaves those of the page to its draft [preview.publish]', async () => {
    const tiles = [linkingTo('/status-200#top-of-it', '/status-200#top', '/status-200#lunch', '/lunch#new', '/gone#a')];
    const answer = await fetch(review, { method: 'POST', body: JSON.stringify({ ...page, tiles }) });
    const { findings } = reply.parse(await answer.json());
    expect(findings.filter(({ code }) => code === 'anchor-missing').map(({ message }) => message)).toEqual([
      'The page at /status-200 has no tile or heading with the anchor #top-of-it.',
      'The page at /status-200 has no tile or heading with the anchor #lunch.',
    ]);
  });

  it('finds dead links of the shared tiles that the page shows [preview.publish] [editor.shared-tiles]', async () => {
    const tiles = [
      { type: 'shared-tiles', key: 'hours', shared: 'hours' },
      { type: 'shared-tiles', key: 'none', shared: 'none' },
    ];
    const answer = await fetch(review, { method: 'POST', body: JSON.stringify({ ...page, tiles }) });
    const { findings } = reply.parse(await answer.json());
    expect(findings.filter(({ path }) => path.join('.') === 'tiles.0.shared' && path.length === 3)).toMatchObject(
      expect.arrayContaining(
        [
          { code: 'link-missing', message: 'In the shared tiles “Hours”: There is no page at /gone.' },
          {
            code: 'anchor-missing',
            message:
              'In the shared tiles “Hours”: The page at /status-200 has no tile or heading with the anchor #never.',
          },
        ].map((each) => expect.objectContaining(each)),
      ),
    );
  });

  it('requests only the menus that the page shows [preview.publish]', async () => {
    requested.splice(0);
    await fetch(review, { method: 'POST', body: JSON.stringify(page) });
    expect(menus.length).toBeGreaterThan(2);
    expect(requested).toEqual(['main', 'drnks']);
  });

  it('measures the rendered tiles, with the script of their type [preview.publish]', async () => {
    const answer = await fetch(review, { method: 'POST', body: JSON.stringify(page) });
    const { weight } = reply.parse(await answer.json());
    expect(weight.tiles).toEqual([{ key: 'top', script: expect.any(Number) }]);
    expect(weight.tiles[0]?.script).toBeGreaterThan(1000);
    expect(weight.script).toEqual({ initial: 0, deferred: 0, interactive: ['top'] });
  });

  it.each([
    [200, []],
    [299, []],
    [300, ['link-moved']],
    [301, ['link-moved']],
    [399, ['link-moved']],
    [400, ['link-missing']],
    [499, ['link-missing']],
    [500, []],
    [503, []],
  ])('finds of a link to an address with status %d: %j [preview.publish]', async (status, codes) => {
    const body = `<p><a href="/status-${status}">Supper</a></p>`;
    const linking = { ...page, tiles: [{ type: 'text', key: 'words', body }] };
    const answer = await fetch(review, { method: 'POST', body: JSON.stringify(linking) });
    const { findings } = reply.parse(await answer.json());
    expect(findings.map(({ code }) => code).filter((code) => code.startsWith('link-'))).toEqual(codes);
  });

  it.each(['', 'no page', '{'])('refuses the body %j [preview.publish]', async (body) => {
    const answer = await fetch(review, { method: 'POST', body });
    expect([answer.status, await answer.json()]).toEqual([400, { message: 'The body must be a page.' }]);
  });
});

describe('the review of a page', () => {
  const text = tileTypes.text.examples.plain;
  const sample = {
    id: 'lunch',
    title: 'Lunch',
    description: 'At noon.',
    tiles: [{ ...text, type: 'text', key: 'words' }],
  };

  /** Reviews a page on a site that responds with a status and these contents. */
  async function reviewOn(content: unknown, { status = 200, path = '/lunch', more = {} } = {}) {
    const visits: string[] = [];
    const siteAddress = await serve((request, response) => {
      visits.push(`${request.method} ${request.url} ${request.headers['x-editor-key'] ?? ''}`.trim());
      response.statusCode = request.method === 'POST' ? status : 404;
      response.end(request.method === 'POST' ? markup : undefined);
    });
    const handle = createReviewHandler({
      source: { ...source, ...more },
      call,
      editorKey: 'secret',
      siteAddress,
      storesPages: async () => true,
      redirects,
      clock,
    });
    const url = await serve((request, response) => void handle(request, response, path));
    const answer = await fetch(url, { method: 'POST', body: JSON.stringify(content) });
    const { findings, weight } = reply.extend({ weight: z.unknown() }).parse(await answer.json());
    return { codes: findings.map(({ code }) => code), weight, visits };
  }

  it('renders it as a draft at its address, with the editors’ secret [preview.exact]', async () => {
    expect((await reviewOn(sample)).visits).toEqual(['POST /_draft/lunch secret']);
    expect((await reviewOn(sample, { path: '/' })).visits).toEqual(['POST /_draft secret']);
  });

  it('has no weight where it cannot be rendered [preview.publish]', async () => {
    const { codes, weight } = await reviewOn(sample, { status: 500 });
    expect([weight, codes.includes('heading-first-missing')]).toEqual([null, false]);
  });

  it.each([
    ['was not live yet', { kind: 'missing' }, true],
    ['is live with other texts', { kind: 'found', page: { id: 'lunch' } }, true],
    ['is live with these texts', { kind: 'found', page: sample }, false],
    ['is live, but cannot be read', { kind: 'failed', reason: 'The API has no answer.' }, false],
  ])('reports the texts of a new tile where it %s [preview.publish]', async (_, page, expected) => {
    const { codes } = await reviewOn(sample, { more: { page: async () => page } });
    expect(codes.includes('sample-text')).toBe(expected);
  });

  it('does not compare a page that has no id [preview.publish]', async () => {
    const { codes } = await reviewOn({ ...sample, id: undefined });
    expect(codes).not.toContain('sample-text');
  });

  it('follows each link of the site once, at most 200 of them [preview.publish]', async () => {
    const links = (count: number) => Array.from({ length: count }, (_, at) => `<a href="/gone-${at}">Supper</a>`);
    const reviewed = async (body: string) => {
      const { visits } = await reviewOn({ ...sample, tiles: [{ type: 'text', key: 'words', body: `<p>${body}</p>` }] });
      return visits.filter((visit) => visit.startsWith('HEAD ')).sort();
    };
    const own = '<a href="#words">Words</a><a href="https://else.example/">Else</a><a href="/gone-0#top">Again</a>';
    expect(await reviewed(`${links(2).join('')}${own}`)).toEqual(['HEAD /gone-0', 'HEAD /gone-1']);
    expect(await reviewed(links(201).join(''))).toHaveLength(200);
  });

  it.each([
    ['an offer', { type: 'offer', offerId: 'treat' }, { offers: async () => [{ id: 'treat' }] }],
    ['a menu', { type: 'menu-section', menuId: 'none' }, { menus: async () => [{ id: 'none' }] }],
  ])('reports %s that does not exist, and only then [preview.publish]', async (_, tile, more) => {
    const content = { ...sample, tiles: [{ key: 'one', ...tile }] };
    expect((await reviewOn(content)).codes).toContain('reference-missing');
    expect((await reviewOn(content, { more })).codes).not.toContain('reference-missing');
  });
});
