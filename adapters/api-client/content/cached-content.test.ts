import { describe, expect, it } from 'vitest';
import type { LogEntry } from '#adapters/log.ts';
import { createFakeClock, type FakeClock } from '#adapters/testing/fake-clock.ts';
import { createFakeClient, defaultConfiguration, type FakeAnswer } from '../fake-client.ts';
import { createCachedContent } from './cached-content.ts';

const brand = (siteName: string): FakeAnswer => ({ body: { siteName } });

function createCached(answer: () => FakeAnswer | Promise<FakeAnswer>) {
  let requestCount = 0;
  const { client } = createFakeClient((path) => {
    if (path !== '/api/v1/content/brand-settings')
      return path === '/api/token' ? undefined : { body: { restaurants: [] } };
    requestCount += 1;
    return answer();
  });
  const clock = createFakeClock();
  const log: LogEntry[] = [];
  const cached = createCachedContent({
    source: client,
    configuration: defaultConfiguration,
    clock,
    log: (entry) => log.push(entry),
  });
  return { cached, clock, log, requestCount: () => requestCount };
}

describe('cached settings and restaurants', () => {
  it.each([
    ['settings', '/api/v1/content/brand-settings', 'getSettings'],
    ['restaurants', '/api/v1/content/search-restaurants/', 'getAllRestaurants'],
  ] as const)('requests %s once in 3600 seconds for all readers [api.cache]', async (_, path, get) => {
    const { client, sentTo } = createFakeClient((requestCount) =>
      requestCount === '/api/token' ? undefined : { body: { siteName: 'One', restaurants: [] } },
    );
    const clock = createFakeClock();
    const cached = createCachedContent({
      source: client,
      configuration: defaultConfiguration,
      clock,
      log: () => undefined,
    });
    await Promise.all(Array.from({ length: 100 }, () => cached[get]()));
    clock.advance(3_599_999);
    await cached[get]();
    expect(sentTo(path)).toHaveLength(1);
    clock.advance(1);
    await cached[get]();
    expect(sentTo(path)).toHaveLength(2);
  });

  it('shows a change as soon as it is invalidated, and only what changed [api.cache]', async () => {
    let name = 'One';
    const { cached, requestCount } = createCached(() => brand(name));
    expect((await cached.getSettings()).siteName).toBe('One');
    name = 'Two';
    cached.invalidate('restaurants');
    expect((await cached.getSettings()).siteName).toBe('One');
    cached.invalidate('settings');
    expect((await cached.getSettings()).siteName).toBe('Two');
    cached.invalidate('everything');
    await cached.getSettings();
    expect(requestCount()).toBe(3);
  });

  it('reloads restaurants after a change of everything, and of booking rules, because they include part of them [api.cache]', () => {
    const kinds = ['restaurants', 'booking-rules', 'settings', 'everything'] as const;
    const requestCount = kinds.map(async (kind) => {
      let count = 0;
      const cached = createCachedContent({
        source: {
          ...createFakeClient(() => undefined).client,
          getSettings: () => Promise.reject(new Error('not asked for')),
          getAllRestaurants: async () => {
            count += 1;
            return [];
          },
        },
        configuration: { cacheTtlSeconds: 60 },
        clock: createFakeClock(),
        log: () => undefined,
      });
      await cached.getAllRestaurants();
      cached.invalidate(kind);
      await cached.getAllRestaurants();
      return count;
    });
    return expect(Promise.all(requestCount)).resolves.toEqual([2, 2, 1, 2]);
  });

  it('does not cache a reply that was requested before the change [api.cache]', async () => {
    const resolvers: ((answer: FakeAnswer) => void)[] = [];
    const { cached } = createCached(() => new Promise((resolve) => resolvers.push(resolve)));
    const before = cached.getSettings();
    await expect.poll(() => resolvers.length, { timeout: 15_000 }).toBe(1);
    cached.invalidate('settings');
    const after = cached.getSettings();
    await expect.poll(() => resolvers.length, { timeout: 15_000 }).toBe(2);
    resolvers[1]?.(brand('new'));
    expect((await after).siteName).toBe('new');
    resolvers[0]?.(brand('old'));
    await before;
    expect((await cached.getSettings()).siteName).toBe('new');
  });

  it('returns the last value when the API fails, logs it, and retries 5 seconds later [page.null]', async () => {
    let answer: FakeAnswer = brand('One');
    const { cached, clock, log, requestCount } = createCached(() => answer);
    await cached.getSettings();
    answer = { status: 500 };
    clock.advance(4_000_000);
    for (let read = 0; read < 3; read += 1) expect((await cached.getSettings()).siteName).toBe('One');
    expect([requestCount(), log]).toEqual([2, [{ event: 'settings-stale', level: 'warning' }]]);
    answer = brand('Two');
    clock.advance(4999);
    expect((await cached.getSettings()).siteName).toBe('One');
    clock.advance(1);
    expect((await cached.getSettings()).siteName).toBe('Two');
  });

  it('logs what of the restaurants it could not load again [page.null]', async () => {
    let answer: FakeAnswer = { body: { restaurants: [] } };
    const { client } = createFakeClient((path) => (path === '/api/token' ? undefined : answer));
    const [clock, log]: [FakeClock, LogEntry[]] = [createFakeClock(), []];
    const configuration = { cacheTtlSeconds: 60 };
    const cached = createCachedContent({ source: client, configuration, clock, log: (entry) => log.push(entry) });
    await cached.getAllRestaurants();
    answer = { status: 500 };
    clock.advance(60_000);
    await cached.getAllRestaurants();
    expect(log).toEqual([{ event: 'restaurants-stale', level: 'warning' }]);
  });

  /** Requests of the settings that the test answers itself. */
  function createPending() {
    const resolvers: ((answer: FakeAnswer) => void)[] = [];
    const { cached, ...rest } = createCached(() => new Promise((resolve) => resolvers.push(resolve)));
    const request = async () => {
      const count = resolvers.length + 1;
      const reply = cached.getSettings();
      await expect.poll(() => resolvers.length, { timeout: 15_000 }).toBe(count);
      return { reply, answer: (answer: FakeAnswer) => resolvers[count - 1]?.(answer) };
    };
    return { cached, request, ...rest };
  }

  it('keeps a value that was requested before a change for a failure, and no longer [api.cache] [page.null]', async () => {
    const { cached, request } = createPending();
    const first = await request();
    cached.invalidate('settings');
    first.answer(brand('One'));
    await first.reply;
    const second = await request();
    second.answer({ status: 500 });
    expect((await second.reply).siteName).toBe('One');
  });

  it('requests again at once after a change during a request that fails [api.cache]', async () => {
    const { cached, request } = createPending();
    const first = await request();
    first.answer(brand('One'));
    await first.reply;
    cached.invalidate('settings');
    const second = await request();
    cached.invalidate('settings');
    second.answer({ status: 500 });
    expect((await second.reply).siteName).toBe('One');
    const third = await request();
    third.answer(brand('Two'));
    expect((await third.reply).siteName).toBe('Two');
  });

  it('shares the request after a change although the one before it ends first [api.cache]', async () => {
    const { cached, request, requestCount } = createPending();
    const first = await request();
    cached.invalidate('settings');
    const second = await request();
    first.answer(brand('old'));
    await first.reply;
    const third = cached.getSettings();
    second.answer(brand('new'));
    expect([(await second.reply).siteName, (await third).siteName, requestCount()]).toEqual(['new', 'new', 2]);
  });

  it('passes a failure on when there is no value, and does not cache it [api.failures]', async () => {
    let answer: FakeAnswer = { status: 500 };
    const { cached } = createCached(() => answer);
    await expect(cached.getSettings()).rejects.toMatchObject({ code: 'failed' });
    answer = brand('One');
    expect((await cached.getSettings()).siteName).toBe('One');
  });
});
