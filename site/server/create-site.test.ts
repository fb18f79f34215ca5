import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { serverPaths } from '../routing/server-paths.ts';
import { sendJson } from './send/send.ts';
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

describe('the edge cases of HTTP', () => {
  it('accepts health probes with any host, and nothing else [ops.health]', async () => {
    const health = {
      method: 'GET',
      answer: (_: unknown, response: ServerResponse) => sendJson(response, 200, {}),
    } as const;
    site = await startPlainSite({
      hosts: new Set(['www.example.com']),
      services: new Map([
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
  ])('refuses %s', async (_, head) => {
    site = await startPlainSite();
    expect(await site.exchange(`${head}Connection: close\r\n\r\n`)).toMatch(/^HTTP\/1.1 400 /);
    expect(site.log).toEqual([]);
  });

  it('responds to a client that has closed its side after the request', async () => {
    site = await startPlainSite({
      services: new Map([
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
