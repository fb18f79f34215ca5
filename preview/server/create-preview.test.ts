import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as ask, createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { isValidPass } from '#adapters/access/editor-pass.ts';
import { ApiProblem } from '#adapters/api-client/api-problem.ts';
import type { AnyCallInput, CallArguments } from '#adapters/api-client/call-input.ts';
import { createFixedClock } from '#adapters/testing/fixed-clock.ts';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import { readConfiguration } from '#schemas/configuration/parse/read-configuration.ts';
import { settings } from '#schemas/content/settings/settings.ts';
import { emptySource } from '#site/pages/source/empty-source.ts';
import { listen } from '#site/server/start/listen.ts';
import type { OpenWindow } from '../app/presence/presence.ts';
import { createPreview, type PreviewDependencies } from './create-preview.ts';
import { writeBuiltApp } from './open-app.fixture.ts';
import { openApp } from './open-app.ts';

const parsed = readConfiguration({});
if (!parsed.ok) throw new Error(parsed.message);
const configuration = parsed.value;
const editorKey = 'the-secret-of-the-editors';
const clock = { ...createFixedClock(), now: () => 1_800_000_000_000 };

/** What the API is asked for, and how it fails. */
const calls: unknown[] = [];
const sampleItem = {
  heroTiles: [{ type: 'text', key: 'one', heading: 'Heading', body: '<p>Words.</p>' }],
  redirects: [{ from: '/cookies', to: '/menu' }],
};
let failure: Error | undefined;
let settingsFailure: Error | undefined;
function call<Called extends Endpoint>(
  endpoint: Called,
  ...rest: CallArguments<Called>
): Promise<z.output<Called['reply']>>;
async function call({ name }: Endpoint, input: AnyCallInput = {}): Promise<unknown> {
  calls.push({ name, ...input });
  if (failure) throw failure;
  if (name === 'contentDraft') return { state: { isLive: false, draftVersion: 1 }, content: sampleItem };
  if (name === 'contentRevisions') return { revisions: [] };
  return { pages: [], ok: name };
}

const document =
  '<html><head><title>Preview</title><link rel="stylesheet" crossorigin href="/_preview/assets/app.css"></head></html>';
const folder = mkdtempSync(join(tmpdir(), 'preview-app-'));
mkdirSync(join(folder, 'assets'));
writeBuiltApp(folder, document);
writeFileSync(join(folder, 'assets/app.css'), 'main{}');

const seen: string[] = [];
const thrown: unknown[] = [];
const site = createServer((request, response) => {
  seen.push(`${request.method} ${request.url}`);
  response.end('from the site');
});
const preview = createServer((request, response) => {
  handle(request, response).catch((error: unknown) => {
    thrown.push(error);
    response.writeHead(500).end();
  });
});
let dependencies: PreviewDependencies;
let handle: ReturnType<typeof createPreview>;
let url: string;
beforeAll(async () => {
  const siteAddress = await listen(site, '127.0.0.1', 0);
  dependencies = {
    configuration,
    access: async ({ headers }) => ({ kind: headers.cookie === 'editor=session' ? 'granted' : 'refused' }),
    editorKey,
    call,
    storesPages: async () => true,
    diagnose: async () => ({ baseUrl: 'https://api.example', calls: [], guesses: [], warnings: [] }),
    source: {
      ...emptySource,
      settings: async () => {
        if (settingsFailure) throw settingsFailure;
        return settings.parse({ siteName: 'Pandan Row', redirects: [{ from: '/sweets', to: '/menu' }] });
      },
      page: async (id) => (id === 'about' ? { kind: 'found', page: { id } } : { kind: 'missing' }),
    },
    app: await openApp(folder),
    clock,
    siteAddress,
    siteOrigin: 'https://site.example',
  };
  handle = createPreview(dependencies);
  url = await listen(preview, '127.0.0.1', 0);
});
afterAll(() => {
  for (const server of [site, preview]) {
    server.closeAllConnections();
    server.close();
  }
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  failure = undefined;
  settingsFailure = undefined;
  for (const list of [calls, seen, thrown]) list.splice(0);
});

const visit = (path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`${url}${path}`, { redirect: 'manual', ...init });
const edit = (path: string, init: RequestInit = {}): Promise<Response> =>
  visit(path, { ...init, headers: { cookie: 'editor=session', ...init.headers } });

describe('the preview without a session', () => {
  it('responds to the health check, and shows the sign-in page with its style [ops.health] [preview.access]', async () => {
    const health = await visit('/healthz');
    expect([health.status, await health.text()]).toEqual([200, 'ok']);
    expect(await (await visit('/sign-in')).text()).toContain('<link rel="stylesheet" href="/_preview/assets/app.css">');
    const style = await visit('/_preview/assets/app.css');
    expect([style.status, await style.text(), style.headers.get('cache-control')]).toEqual([
      200,
      'main{}',
      expect.stringContaining('immutable'),
    ]);
  });

  it.each([
    ['/', '/sign-in?then=%2F'],
    ['/pages/about/us?tab=plan', '/sign-in?then=%2Fpages%2Fabout%2Fus%3Ftab%3Dplan'],
    ['/edit?key=guess&pass=guess&page=home', '/sign-in?then=%2Fedit%3Fpage%3Dhome'],
  ])('redirects from %s to %s, never with a secret [preview.access]', async (path, location) => {
    const { status, headers } = await visit(path);
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([303, location, 'no-store']);
  });

  it.each([
    ['GET', '/_draft/home'],
    ['GET', '/menu'],
    ['GET', '/_preview/assets/missing.js'],
    ['GET', '/_preview/api/facts'],
    ['GET', '/_preview/api/on-site'],
    ['PUT', '/_preview/api/editing/page/home/draft'],
    ['POST', '/pages'],
  ])('answers nothing of %s %s, and says that the session has ended [preview.access]', async (method, path) => {
    const answer = await visit(path, { method });
    expect([answer.status, await answer.json()]).toEqual([
      401,
      { message: 'Sign in again. Your session has ended or the secret has changed.' },
    ]);
    expect([calls, seen]).toEqual([[], []]);
  });

  it.each(['//evil.example/', '/\\evil.example', 'http://evil.example/'])(
    'accepts no address that names another host: %s [preview.access]',
    async (path) => {
      const reply = await new Promise<{ status: number | undefined; text: string }>((resolve) => {
        const { hostname, port } = new URL(url);
        ask({ hostname, port, path, headers: { cookie: 'editor=session' } }, async (answer) => {
          let text = '';
          for await (const chunk of answer) text += chunk;
          resolve({ status: answer.statusCode, text });
        }).end();
      });
      expect(reply).toEqual({ status: 400, text: 'This is not a valid address.' });
      expect(seen).toEqual([]);
    },
  );
});

describe('the preview with a session', () => {
  it.each(['/', '/pages', '/pages/about/us', '/edit', '/api'])(
    'shows the app at %s, with the time of the product [preview.time]',
    async (path) => {
      const answer = await edit(path);
      const scripts = path.startsWith('/pages/')
        ? '<link rel="modulepreload" href="/_preview/assets/editor.js" />'
        : '';
      expect([answer.status, await answer.text()]).toEqual([
        200,
        document.replace('</head>', `${scripts}<meta name="product-time" content="1800000000000" /></head>`),
      ]);
    },
  );

  it('shows the app in no frame, with nothing from elsewhere, and stores it nowhere [preview.access]', async () => {
    const { headers } = await edit('/pages');
    expect(headers.get('content-security-policy')?.split('; ')).toEqual([
      "default-src 'self'",
      "img-src 'self' data: https:",
      "media-src 'self' https: blob:",
      "frame-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]);
    const names = ['content-type', 'cache-control', 'referrer-policy', 'cross-origin-opener-policy'];
    expect(names.map((name) => headers.get(name))).toEqual([
      'text/html; charset=utf-8',
      'no-store',
      'same-origin',
      'same-origin',
    ]);
  });

  it.each([
    [{ apiUrl: 'http://api.example:8080/v1' }, ' http://api.example:8080'],
    [
      { apiUrl: 'http://api.example', apiMapping: { mediaUrl: 'http://media.example/files' } },
      ' http://api.example http://media.example',
    ],
    [{ apiUrl: 'https://api.example' }, ''],
  ])('shows the images of the API, also without https: %j [upstream.mapping]', async (change, origins) => {
    handle = createPreview({ ...dependencies, configuration: { ...configuration, ...change } });
    const { headers } = await edit('/pages');
    handle = createPreview(dependencies);
    expect(headers.get('content-security-policy')).toContain(`; img-src 'self' data: https:${origins};`);
  });

  it.each(['/_draft/about?_still=', '/menu', '/api/v1', '/pagesabout', '/_preview/assets/missing.js'])(
    'forwards everything else to the site, except what is below its own path: %s [preview.exact]',
    async (path) => {
      const answer = await edit(path);
      const isOwn = path.startsWith('/_preview/');
      expect([answer.status, seen]).toEqual(isOwn ? [404, []] : [200, [`GET ${path}`]]);
    },
  );

  it.each(['POST', 'PUT', 'DELETE'])('accepts no %s from another site [preview.access]', async (method) => {
    const answer = await edit('/_preview/api/editing/page/about/publish', {
      method,
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect([answer.status, await answer.json()]).toEqual([
      403,
      { message: 'This request must come from the preview app.' },
    ]);
    expect(calls).toEqual([]);
  });

  it('finds the page at an address, the home page by default [preview.compose]', async () => {
    const found = await edit('/_preview/api/page-at?path=/about');
    expect([found.status, await found.json()]).toEqual([200, { id: 'about' }]);
    const missing = await edit('/_preview/api/page-at?path=/missing/one/two/three');
    expect([missing.status, await missing.json()]).toEqual([404, { message: 'There is no page at this address.' }]);
    expect(await (await edit('/_preview/api/page-at')).json()).toEqual({ id: 'home' });
  });

  it('opens a draft on the site with a pass for drafts, and never the secret [preview.overlay]', async () => {
    for (const [query, path] of [
      ['?path=/about', '/_draft/about'],
      ['', '/_draft'],
    ] as const) {
      const { status, headers } = await edit(`/_preview/api/on-site${query}`);
      expect([status, headers.get('cache-control')]).toEqual([303, 'no-store']);
      const location = new URL(headers.get('location') ?? '');
      expect([location.origin, location.pathname]).toEqual(['https://site.example', path]);
      const pass = location.searchParams.get('pass') ?? '';
      expect(isValidPass(pass, { key: editorKey, path: '/_draft', now: Date.now() })).toBe(true);
      expect(location.href).not.toContain(editorKey);
    }
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'about', ''])(
    'opens nothing on the site for the path %j [preview.overlay]',
    async (path) => {
      const { status } = await edit(`/_preview/api/on-site?path=${encodeURIComponent(path)}`);
      expect(status).toBe(400);
    },
  );

  it('answers only GET and POST about open windows [editor.merge]', async () => {
    const { status, headers } = await edit('/_preview/api/presence', { method: 'PATCH', body: '{}' });
    expect([status, headers.get('allow')]).toEqual([405, 'GET, POST']);
  });

  it('tells windows with the same content of each other, until one says that it is closed [editor.merge]', async () => {
    const send = (body: object, headers = {}) =>
      edit('/_preview/api/presence', { method: 'POST', body: JSON.stringify(body), headers });
    const report = async (window: string, more: object = {}) =>
      (await send({ window, content: 'page about', isVisible: true, ...more })).json();
    await report('one');
    const one = { window: 'one', content: 'page about', since: new Date(clock.now()).toISOString() };
    expect([await report('two'), await report('one', { isClosed: true })]).toMatchObject([
      { windows: [one] },
      { windows: [{ window: 'two' }] },
    ]);
    expect(await (await edit('/_preview/api/presence')).json()).toMatchObject({ windows: [{ window: 'two' }] });
    expect([(await send({})).status, (await send({}, { 'sec-fetch-site': 'cross-site' })).status]).toEqual([400, 403]);
  });

  it('takes note of a window that is closed after its session has ended, and of nothing else from it [editor.merge]', async () => {
    const send = (window: string, isClosed: boolean, headers: Record<string, string> = {}) =>
      visit('/_preview/api/presence', {
        method: 'POST',
        body: JSON.stringify({ window, content: 'page jobs', isVisible: false, isClosed }),
        headers,
      });
    const windowsOf = async () => {
      const { windows } = await (await edit('/_preview/api/presence')).json();
      return windows.flatMap(({ window, content }: OpenWindow) => (content === 'page jobs' ? window : []));
    };
    await send('three', false, { cookie: 'editor=session' });
    expect((await send('four', false)).status).toBe(401);
    expect((await send('three', true, { 'sec-fetch-site': 'cross-site' })).status).toBe(401);
    expect(await windowsOf()).toEqual(['three']);
    const answer = await send('three', true);
    expect([answer.status, await answer.json(), await windowsOf()]).toEqual([200, { windows: [] }, []]);
  });

  it('reports how the replies of the API are read [upstream.diagnosis]', async () => {
    const answer = await edit('/_preview/api/upstream');
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { baseUrl: 'https://api.example', calls: [], guesses: [], warnings: [] },
    ]);
  });

  it('gathers what editors choose from, with the redirects of the settings [editor.addresses]', async () => {
    const answer = await edit('/_preview/api/facts');
    expect(await answer.json()).toMatchObject({
      siteAddress: 'https://site.example',
      storesPages: true,
      tileTypes: expect.arrayContaining([{ value: 'text', label: 'Text' }]),
      redirects: expect.arrayContaining([{ from: '/sweets', to: '/menu', prefix: false }]),
      builtInRedirects: expect.arrayContaining([{ from: '/offer', to: '/offers', prefix: false, isPartial: false }]),
      builtInPages: expect.arrayContaining(['contact']),
      liveAddresses: expect.arrayContaining(['/contact']),
    });
  });

  it('refuses a new page at a redirected address [editor.addresses]', async () => {
    failure = new ApiProblem({ code: 'missing', route: '/draft', message: 'x', status: 404 });
    const body = JSON.stringify({ id: 'sweets', tiles: [] });
    const answer = await edit('/_preview/api/editing/page/sweets/draft', { method: 'PUT', body });
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('redirected to /menu')]);
  });

  it('refuses to publish a page at a redirected address [editor.addresses] [preview.publish]', async () => {
    const body = JSON.stringify({ revision: 1 });
    const answer = await edit('/_preview/api/editing/page/sweets/publish', { method: 'POST', body });
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('redirected to /menu')]);
  });

  it('refuses to publish a restaurant with sample texts [editor.content] [preview.publish]', async () => {
    const answer = await edit('/_preview/api/editing/content/restaurants/7/publish', { method: 'POST' });
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('sample texts')]);
  });

  it('refuses to publish a redirect from a live page, also from a built-in one [editor.addresses] [preview.publish]', async () => {
    const answer = await edit('/_preview/api/editing/content/settings/brand/publish', { method: 'POST' });
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('/cookies is a live page')]);
  });

  it('saves where the settings cannot be read [preview.compose]', async () => {
    settingsFailure = new Error('The settings cannot be read.');
    const body = { id: 'about', tiles: [] };
    const answer = await edit('/_preview/api/editing/page/about/draft?version=3', {
      method: 'PUT',
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(200);
    expect(calls.at(-1)).toEqual({ name: 'saveDraft', params: { id: 'about' }, query: { version: '3' }, body });
  });

  it('forwards an editor’s call to the API [preview.publish]', async () => {
    const answer = await edit('/_preview/api/editing/page/about/unpublish', { method: 'POST' });
    expect([answer.status, await answer.json()]).toEqual([200, { pages: [], ok: 'unpublishPage' }]);
    expect(calls).toEqual([{ name: 'unpublishPage', params: { id: 'about' }, query: {} }]);
  });

  it('says that there is no such call [preview.publish]', async () => {
    for (const [method, path] of [
      ['GET', '/_preview/api/nothing'],
      ['POST', '/_preview/api/editing/pages'],
      ['GET', '/_preview/api/editing/page/about/publish'],
    ] as const) {
      const answer = await edit(path, { method });
      expect([answer.status, await answer.json()]).toEqual([404, { message: 'There is no such endpoint.' }]);
    }
  });

  it('passes on why the API refused a call, and throws any other error [preview.errors]', async () => {
    const answer = { message: 'Somebody else has saved.', errors: [{ path: 'query.version', message: 'must be 3' }] };
    failure = new ApiProblem({ code: 'refused', route: '/pages', message: 'x', status: 409, answer });
    const refused = await edit('/_preview/api/editing/pages');
    expect([refused.status, await refused.json()]).toEqual([409, answer]);
    expect(thrown).toEqual([]);
    failure = new Error('a defect');
    await edit('/_preview/api/editing/pages');
    expect(thrown).toEqual([failure]);
  });
});
