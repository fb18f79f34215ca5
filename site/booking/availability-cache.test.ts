import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeClient, defaultConfiguration, type FakeAnswer } from '#adapters/api-client/fake-client.ts';
import { listenLocally } from '#adapters/testing/listen-locally.ts';
import { createVisitorLimits } from '#site/server/limits/visitor-limits.ts';
import { createAvailabilityCache } from './availability-cache.ts';
import { createBookingProxy } from './booking-proxy.ts';

const closing: (() => void)[] = [];
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  for (const close of closing.splice(0)) close();
});

const free = { success: true, data: [{ storeId: '1018', available: true, times: ['18:00'] }] };
const query = { stores: [{ storeId: '1018' }], date: '2026-11-21', adultCovers: 2, childrenCovers: 0 };

interface AvailabilityQuery {
  readonly body?: object;
  readonly cacheControl?: string | undefined;
}

/** The site’s proxy over HTTP, with two calls of each kind per visitor, in front of an API. */
async function setUp(answer: () => FakeAnswer = () => ({ body: free })) {
  const { client, sent } = createFakeClient((path) => (path === '/api/token' ? undefined : answer()));
  const limits = createVisitorLimits({ ...defaultConfiguration, callsPerVisitor: 2 });
  const proxy = createBookingProxy(client.call, limits);
  const server = createServer((incoming, response) => {
    void proxy(incoming, response, new URL(incoming.url ?? '', 'http://site'));
  });
  const port = await listenLocally(server);
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const ask = async ({ body = query, cacheControl = 'max-age=30' }: AvailabilityQuery = {}) => {
    const path = '/api/booking/availability';
    const headers = { 'content-type': 'application/json', 'cache-control': cacheControl };
    const [reply] = await once(
      request({ port, host: '127.0.0.1', path, method: 'POST', headers, agent: false }).end(JSON.stringify(body)),
      'response',
    );
    let text = '';
    for await (const chunk of reply) text += chunk;
    return { status: reply.statusCode, body: JSON.parse(text) };
  };
  const countForwarded = () => sent.filter(({ url }) => url.endsWith('/availability')).length;
  return { ask, countForwarded };
}

const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

describe('a reply about the availability of restaurants', () => {
  it('is shared for 30 seconds with requests that allow it [diner.next-tables]', async () => {
    const { ask, countForwarded } = await setUp();
    const first = await ask();
    expect(first).toMatchObject({ status: 200, body: { success: true, data: [{ times: ['18:00'] }] } });
    pass(29);
    expect([await ask(), countForwarded()]).toEqual([first, 1]);
    pass(1);
    await ask();
    expect(countForwarded()).toBe(2);
  });

  it('is shared while it is under way [diner.next-tables]', () => {
    const cache = createAvailabilityCache();
    const reply = Promise.withResolvers<unknown>().promise;
    cache.set('body', reply);
    expect(cache.get({ headers: { 'cache-control': 'max-age=30' } }, 'body')).toBe(reply);
    expect(cache.get({ headers: {} }, 'body')).toBeUndefined();
  });

  it.each([
    ['another day', { body: { ...query, date: '2026-11-22' } }],
    ['another party', { body: { ...query, adultCovers: 3 } }],
    ['other restaurants', { body: { ...query, stores: [{ storeId: '1' }] } }],
    ['a request that allows no age', { cacheControl: 'no-cache' }],
    ['a request that allows no age', { cacheControl: 'max-age=0' }],
  ])('is not shared with %s [diner.next-tables]', async (_, other) => {
    const { ask, countForwarded } = await setUp();
    await ask();
    pass(1);
    await ask(other);
    expect(countForwarded()).toBe(2);
  });

  it('is not older than the request allows [diner.next-tables]', async () => {
    const { ask, countForwarded } = await setUp();
    await ask();
    pass(5);
    await ask({ cacheControl: 'max-age=5' });
    expect(countForwarded()).toBe(2);
    pass(31);
    await ask({ cacheControl: 'max-age=999999' });
    expect(countForwarded()).toBe(2);
  });

  it('is not shared if it is a failure [diner.next-tables]', async () => {
    let answer: FakeAnswer = { status: 500, body: 'oops' };
    const { ask } = await setUp(() => answer);
    expect((await ask()).status).toBe(502);
    answer = { body: free };
    expect((await ask()).status).toBe(200);
  });

  it('counts apart from the calls of the visitor’s own booking, and not where it is shared [diner.next-tables]', async () => {
    const { ask } = await setUp();
    const statusOf = async (adultCovers: number, cacheControl?: string) =>
      (await ask({ body: { ...query, adultCovers }, cacheControl })).status;
    expect([await statusOf(1), await statusOf(1), await statusOf(2), await statusOf(2)]).toEqual([200, 200, 200, 200]);
    expect(await statusOf(3)).toBe(429);
    expect([await statusOf(3, 'no-cache'), await statusOf(3, 'no-cache')]).toEqual([200, 200]);
    expect(await statusOf(3, 'no-cache')).toBe(429);
  });
});
