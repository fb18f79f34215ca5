import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { manageBookingSource } from '#schemas/sources/manage-booking.source.ts';
import { createFormReceipts } from '../forms/form-receipts.ts';
import { RendererBusyError } from '../rendering/renderer-busy-error.ts';
import { type ServerPath, serverPaths } from '../routing/server-paths.ts';
import { sendJson } from './send/send.ts';
import type { PathHandler, SiteDependencies } from './site-dependencies.ts';
import { startPlainSite } from './start/start-plain-site.ts';

let site: Awaited<ReturnType<typeof startPlainSite>> | undefined;
afterEach(() => site?.close());

describe('pages that are not cached', () => {
  it('are limited for one visitor, and cached ones are not [scale.render]', async () => {
    site = await startPlainSite({}, { pagesPerVisitor: 3 });
    for (const path of ['/', '/?diet=a', '/?near=b', '/?near=b']) await fetch(site.url + path);
    const refused = await fetch(`${site.url}/?diet=c`);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('content-type')).toContain('text/html');
    expect(await refused.text()).toContain('Please try again');
    expect((await fetch(`${site.url}/?avoid=made-up`)).status).toBe(200);
    expect(site.rendered).toEqual(['/', '/?diet=a', '/?near=b']);
  });
});

describe('the pages in the cache', () => {
  it.each([
    ['/offers', true],
    ['/offers?avoid=milk', true],
    ['/offers?near=Bath', false],
    ['/preferences/5f4dcc3b-5aa7-4a5d-8c55-0123456789ab', false],
    ['/preferences', false],
    ['/booking/soho', false],
    ['/restaurants/london/soho/book-now', false],
    ['/restaurants/london/soho', true],
  ])('for %s include it: %s [preferences.privacy] [scale.cache]', async (path, isCached) => {
    site = await startPlainSite();
    for (const _ of ['first', 'second']) await fetch(site.url + path);
    expect(site.rendered).toHaveLength(isCached ? 1 : 2);
  });

  it('do not include the thanks page of a new subscriber [signup.wallet]', async () => {
    const signUpCookies = {
      cookieFor: () => '',
      read: (cookies?: string) => (cookies ? 'mai@example.com' : undefined),
    };
    site = await startPlainSite({ signUpCookies });
    const cookie = { headers: { cookie: 'joined=1' } };
    for (const init of [{}, {}, cookie, cookie]) await fetch(`${site.url}/signup-thanks`, init);
    expect(site.rendered).toHaveLength(3);
  });
});

describe('the page that says thanks for a form', () => {
  const formReceipts = createFormReceipts({ key: 'key of the test', now: Date.now });
  const queries: unknown[] = [];
  const documents: SiteDependencies['documents'] = {
    errorPage: () => Promise.reject(new Error('No error page.')),
    async answer({ query, isCacheable, key }) {
      queries.push({ query, isCacheable, key });
      const body = { identity: Buffer.from('the page') };
      return { status: 200, isComplete: true, headers: [], body, etag: '', createdAtMs: 0 };
    },
  };

  it('is shown with the receipt of that form, and is not cached [form.nojs] [scale.cache]', async () => {
    site = await startPlainSite({ documents, formReceipts });
    queries.length = 0;
    await fetch(`${site.url}/contact-us?${formReceipts.create('/contact-us', { name: 'contact' })}`);
    expect(queries).toEqual([{ query: { sent: ['contact'] }, isCacheable: false, key: '/contact-us' }]);
  });

  it('has the tile of the form in its query only with a receipt [form.nojs]', async () => {
    site = await startPlainSite({ documents, formReceipts });
    queries.length = 0;
    for (const receipt of [formReceipts.create('/contact-us', { name: 'contact' }), 'sent=contact'])
      await fetch(`${site.url}/contact-us?${receipt}&sentFrom=two`);
    expect(queries).toEqual([
      { query: { sent: ['contact'], sentFrom: ['two'] }, isCacheable: false, key: '/contact-us' },
      { query: {}, isCacheable: true, key: '/contact-us' },
    ]);
  });

  it('is not shown at an address that only claims success: that is the plain page [form.nojs]', async () => {
    site = await startPlainSite({ documents, formReceipts });
    const elsewhere = formReceipts.create('/offer/treat', { name: 'voucher' });
    const forged = formReceipts.create('/contact-us', { name: 'contact' }).slice(0, -1);
    for (const search of ['sent=contact', 'sent=voucher', elsewhere, forged]) {
      queries.length = 0;
      await fetch(`${site.url}/contact-us?${search}`);
      expect(queries, search).toEqual([{ query: {}, isCacheable: true, key: '/contact-us' }]);
    }
  });
});

describe('the edge cases of HTTP', () => {
  it('accepts health probes with any host, and nothing else [ops.health]', async () => {
    const health = {
      method: 'GET',
      answer: (_: unknown, response: ServerResponse) => sendJson(response, 200, {}),
    } as const;
    site = await startPlainSite({
      hosts: new Set(['www.example.com']),
      pathHandlers: new Map([
        [serverPaths.health, health],
        [serverPaths.readiness, health],
        [serverPaths.robots, health],
      ]),
    });
    for (const path of [serverPaths.health, serverPaths.readiness])
      expect((await fetch(site.url + path)).status, path).toBe(200);
    for (const path of [serverPaths.robots, '/']) expect((await fetch(site.url + path)).status, path).toBe(421);
  });

  it.each([
    ['an invalid target', 'GET http://[bad/x HTTP/1.1\r\nHost: site\r\n'],
    ['two hosts', 'GET /a HTTP/1.1\r\nHost: site\r\nHost: other\r\n'],
    ['two equal hosts', 'GET /a HTTP/1.1\r\nHost: site\r\nhost: site\r\n'],
  ])('refuses %s [scale.cache]', async (_, head) => {
    site = await startPlainSite();
    expect(await site.exchange(`${head}Connection: close\r\n\r\n`)).toMatch(/^HTTP\/1.1 400 /);
    expect(site.log).toEqual([]);
  });

  it('responds to a client that has closed its side after the request [scale.render]', async () => {
    site = await startPlainSite({
      pathHandlers: new Map([
        [
          serverPaths.health,
          {
            method: 'GET',
            async answer(request, response) {
              if (!request.socket.readableEnded) await once(request.socket, 'end');
              await new Promise((done) => setImmediate(done));
              sendJson(response, 200, { status: 'late' });
            },
          },
        ],
      ]),
    });
    expect(await site.exchange('GET /healthz HTTP/1.1\r\nHost: site\r\n\r\n', true)).toContain('late');
  });

  it('closes the connection of a refused post when its body does not arrive [form.abuse]', async () => {
    site = await startPlainSite();
    const post = 'POST /nowhere/at/all HTTP/1.1\r\nHost: site\r\nContent-Length: 1000000\r\n\r\npart';
    expect(await site.exchange(post)).toMatch(/^HTTP\/1.1 405 /);
  });
});

describe('the order in which a request is handled', () => {
  const answerWith =
    (text: string): PathHandler['answer'] =>
    (request, response) =>
      sendJson(response, 200, { by: text, method: request.method });
  const handle =
    (own: string): SiteDependencies['calls'][number] =>
    async (request, response, { pathname }) => {
      if (pathname !== own) return false;
      await answerWith(own)(request, response);
      return true;
    };
  const pathHandlers = new Map<ServerPath, PathHandler>([
    [serverPaths.robots, { method: 'GET', answer: answerWith('robots') }],
    [serverPaths.token, { method: 'POST', answer: answerWith('token') }],
  ]);
  const ask = async (method: string, path: string, init: RequestInit = {}) => {
    const headers = { 'accept-encoding': 'identity', ...init.headers };
    const reply = await fetch(`${site?.url}${path}`, { method, redirect: 'manual', ...init, headers });
    const text = await reply.text();
    return { status: reply.status, headers: reply.headers, text, body: text.startsWith('{') ? JSON.parse(text) : text };
  };

  it('is the site’s own paths first, each with its method [route.404] [ops.health]', async () => {
    site = await startPlainSite({ pathHandlers });
    expect(await ask('GET', serverPaths.robots)).toMatchObject({ status: 200, body: { by: 'robots' } });
    expect(await ask('HEAD', serverPaths.robots)).toMatchObject({ status: 200 });
    expect(await ask('POST', serverPaths.token)).toMatchObject({ status: 200, body: { by: 'token' } });
    const refused = [await ask('POST', serverPaths.robots), await ask('GET', serverPaths.token)];
    expect(refused.map(({ status, headers, text }) => [status, headers.get('allow'), text])).toEqual([
      [405, 'GET, HEAD', 'Use GET.'],
      [405, 'POST', 'Use POST.'],
    ]);
  });

  it('is then the calls of the browser; an unknown call is not a page [route.404]', async () => {
    site = await startPlainSite({ calls: [handle('/api/one'), handle('/api/two')] });
    expect(await ask('GET', '/api/two')).toMatchObject({ status: 200, body: { by: '/api/two' } });
    const unknown = await ask('GET', '/api/three');
    expect([unknown.status, unknown.body]).toEqual([404, { message: 'There is no such endpoint.' }]);
    expect(await ask('GET', '//api/one')).toMatchObject({ status: 404 });
    expect(site.rendered).toEqual([]);
  });

  it('is then pages for editors [preview.access]', async () => {
    site = await startPlainSite({ editorPages: [handle('/_draft/one'), handle('/_draft/two')] });
    expect(await ask('GET', '/_draft/two')).toMatchObject({ status: 200, body: { by: '/_draft/two' } });
    await ask('GET', '/offers');
    expect(site.rendered).toEqual(['/offers']);
  });

  it('is then files, redirects and pages, with GET and HEAD only [route.404] [redirect.content]', async () => {
    const body = { identity: Buffer.from('0123456789') };
    const file = { status: 200, isComplete: true, headers: [], body, etag: '"f"', createdAtMs: 0, version: '' };
    site = await startPlainSite({
      assets: {
        owns: (path) => path.startsWith('/media/'),
        ready: () => undefined,
        get: async (path) => (path === '/media/film.mp4' ? file : undefined),
      },
      redirects: () => ({
        lookUp: (url) => (/^\/(media|old|preferences\/old)/.test(url) ? '/new' : undefined),
      }),
    });
    expect(await ask('GET', '/media/film.mp4')).toMatchObject({ status: 200, text: '0123456789' });
    expect(await ask('GET', '/media/film.mp4', { headers: { range: 'bytes=2-4' } })).toMatchObject({
      status: 206,
      text: '234',
    });
    expect(await ask('GET', '/media/none.mp4')).toMatchObject({ status: 404, text: 'There is no such file.' });
    const moved = [await ask('GET', '/old'), await ask('GET', '/preferences/old')];
    expect(moved.map(({ status, headers }) => [status, headers.get('location'), headers.get('cache-control')])).toEqual(
      [
        [301, '/new', 'public, max-age=3600'],
        [301, '/new', 'no-store'],
      ],
    );
    const deleted = await ask('DELETE', '/offers');
    expect([deleted.status, deleted.headers.get('allow'), deleted.text]).toEqual([
      405,
      'GET, HEAD',
      'Use GET or HEAD.',
    ]);
    expect(await ask('HEAD', '/offers')).toMatchObject({ status: 200, text: '' });
    expect(await ask('GET', '/nothing/of/this/kind')).toMatchObject({ status: 404 });
  });

  it('is the message of a cancelled booking where the question whether to cancel it is asked for [diner.manage]', async () => {
    const { example } = manageBookingSource;
    if (example.kind !== 'booking') throw new Error('The example shows no booking.');
    const cancelled = { ...example.booking, status: 'cancelled' } as const;
    const done = async () => ({ ok: true }) as const;
    site = await startPlainSite({
      bookingActions: { read: async () => cancelled, change: done, changeGuest: done, cancel: done },
    });
    const { status, headers } = await ask('GET', '/manage-booking/k7mprwxt?step=cancel', { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([303, '/manage-booking/k7mprwxt#result']);
    expect(await ask('GET', '/manage-booking/k7mprwxt')).toMatchObject({ status: 200 });
  });

  it('is that the outcome of a change is unknown if the API no longer answers [diner.manage] [booking.once]', async () => {
    const failed = async () => ({ ok: false, message: 'Sorry.' }) as const;
    const body = { identity: Buffer.from('Error'), gzip: Buffer.from(''), br: Buffer.from('') };
    const page = { status: 500, isComplete: true, headers: [], body, etag: '"error"', createdAtMs: 0 };
    site = await startPlainSite({
      documents: { answer: async () => page, errorPage: async () => page },
      bookingActions: { read: async () => undefined, change: failed, changeGuest: failed, cancel: failed },
      waitingActions: { accept: failed, decline: failed, leave: failed },
    });
    for (const [path, fields, outcome] of [
      ['/manage-booking/k7mprwxt', { manage: 'cancel' }, 'your booking was cancelled'],
      ['/waiting-list/k7mprwxt', { waiting: 'accept' }, 'the table is yours'],
    ] as const) {
      const { status, headers, text } = await ask('POST', path, { body: new URLSearchParams(fields) });
      expect([status, headers.get('retry-after')]).toEqual([503, '30']);
      expect(text).toContain(`We do not know whether ${outcome}`);
      expect(text).toContain(`href="${path}"`);
    }
    const times = await ask('POST', '/manage-booking/k7mprwxt', { body: new URLSearchParams({ manage: 'times' }) });
    expect(times.status).toBe(500);
  });

  it('says what was done with a booking, to the session that did it, if its page cannot be shown after that [diner.manage] [booking.once]', async () => {
    const { example } = manageBookingSource;
    if (example.kind !== 'booking') throw new Error('The example shows no booking.');
    const { booking } = example;
    const done = async () => ({ ok: true }) as const;
    const body = { identity: Buffer.from('Error'), gzip: Buffer.from(''), br: Buffer.from('') };
    const page = { status: 500, isComplete: true, headers: [], body, etag: '"error"', createdAtMs: 0 };
    const steps: unknown[] = [];
    site = await startPlainSite({
      documents: {
        answer: async ({ query }) => {
          steps.push(query.step?.[0]);
          return page;
        },
        errorPage: async () => page,
      },
      bookingActions: { read: async () => booking, change: done, changeGuest: done, cancel: done },
    });
    const path = '/manage-booking/k7mprwxt';
    const posted = await ask('POST', path, { body: new URLSearchParams({ manage: 'cancel' }), redirect: 'manual' });
    expect(posted.status).toBe(303);
    const cookie = posted.headers.get('set-cookie')?.split(';')[0] ?? '';
    const shown = await ask('GET', path, { headers: { cookie } });
    expect(shown.status).toBe(503);
    expect(shown.text).toContain('Your table is cancelled. The reference is K7MPRWXT.');
    const fields = { manage: 'guest', firstName: 'Ada' };
    await ask('POST', path, { body: new URLSearchParams(fields), headers: { cookie }, redirect: 'manual' });
    expect((await ask('GET', `${path}?step=changed`, { headers: { cookie } })).text).toContain(
      'Your details are changed.',
    );
    expect(await ask('GET', `${path}?step=changed`)).toMatchObject({ status: 500, text: 'Error' });
    expect(steps).toEqual([undefined, 'details', undefined]);
  });

  it('shows the times of another table at an address, unless a request was typed [diner.manage]', async () => {
    site = await startPlainSite();
    const path = '/manage-booking/k7mprwxt';
    const table = { manage: 'times', date: '2026-12-05', adults: '4', childCovers: '1', areaId: 'hall' };
    const show = async (more: object = {}) => {
      const body = new URLSearchParams({ ...table, specialRequest: 'A chair', ownRequest: 'A chair', ...more });
      const { status, headers } = await ask('POST', path, { body, redirect: 'manual' });
      return [status, headers.get('location')];
    };
    expect(await show()).toEqual([303, `${path}?date=2026-12-05&adults=4&children=1&area=hall#change`]);
    expect(await show({ specialRequest: 'By the window' })).toEqual([200, null]);
    expect(await show({ date: '' })).toEqual([200, null]);
  });

  it('is a form only at the address of a page, and an unknown one is not found [form.server]', async () => {
    site = await startPlainSite();
    const body = new URLSearchParams({ form: 'unknown' });
    expect(await ask('POST', '/contact-us', { body })).toMatchObject({ status: 404 });
    expect(await ask('POST', '/nothing/of/this/kind', { body })).toMatchObject({ status: 405 });
    expect(await ask('POST', '/contact-us', { body: 'text' })).toMatchObject({ status: 415 });
  });

  it('begins with that of the development server, if there is one [route.home]', async () => {
    site = await startPlainSite({
      pathHandlers,
      passThrough: async (request, response) => {
        if (request.url !== serverPaths.robots) return false;
        await answerWith('development')(request, response);
        return true;
      },
    });
    expect(await ask('GET', serverPaths.robots)).toMatchObject({ body: { by: 'development' } });
    expect(await ask('POST', serverPaths.token)).toMatchObject({ body: { by: 'token' } });
  });

  it('limits attempts to guess the address of a customer [preferences.privacy] [form.abuse]', async () => {
    site = await startPlainSite({}, { secretsPerVisitor: 2 });
    const statuses = [];
    for (const end of ['1', '2', '3'])
      statuses.push((await ask('GET', `/preferences/5f4dcc3b-5aa7-4a5d-8c55-01234567890${end}`)).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect(await ask('GET', '/preferences')).toMatchObject({ status: 200 });
  });

  it('asks to try again where an editor’s page finds too much waiting to be rendered [route.500]', async () => {
    site = await startPlainSite({ editorPages: [() => Promise.reject(new RendererBusyError())] });
    expect(await ask('GET', '/booking-messages')).toMatchObject({
      status: 503,
      text: expect.stringContaining('Too many visitors at once. Please try again in a moment.'),
    });
  });

  it('ends with status 500 where it fails, which is logged without the query [route.500]', async () => {
    site = await startPlainSite({
      redirects: () => {
        throw new Error('No table.');
      },
    });
    expect(await ask('GET', '/offers?email=ada@example.com')).toMatchObject({
      status: 500,
      text: 'Something went wrong.',
    });
    expect(site.log).toEqual([{ level: 'error', event: 'request-failed', path: '/offers', message: 'No table.' }]);
  });

  it('shows a page to whoever gets it, not to whoever asks for its head [route.home]', async () => {
    const seen: boolean[] = [];
    const body = { identity: Buffer.from('the page') };
    site = await startPlainSite({
      documents: {
        errorPage: () => Promise.reject(new Error('No error page.')),
        answer: async ({ isSeen }) => {
          seen.push(isSeen);
          return { status: 200, isComplete: true, headers: [], body, etag: '"1"', createdAtMs: 0, version: '' };
        },
      },
    });
    await ask('GET', '/offers');
    await ask('HEAD', '/offers');
    expect(seen).toEqual([true, false]);
  });

  it('serves only the hosts of the site, whatever their case [scale.cache]', async () => {
    site = await startPlainSite({ hosts: new Set(['www.example.com']) });
    const status = async (host: string) =>
      (await site?.exchange(`GET /offers HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`))?.slice(9, 12);
    expect([await status('WWW.Example.com'), await status('other.example')]).toEqual(['200', '421']);
  });
});
