import { describe, expect, it } from 'vitest';
import { createCachedContent } from '#adapters/api-client/content/cached-content.ts';
import { createFakeClient, defaultConfiguration, type FakeAnswer } from '#adapters/api-client/fake-client.ts';
import type { SiteLogEntry } from '#site/operations/site-log.ts';
import { checkApi, followApi } from './check-api.ts';

const bath = { storeId: 17, slug: 'bath', city: 'bath', title: 'Bath' };
const york = { storeId: 20, slug: 'york', city: 'york', title: 'York' };
const never = (): Promise<never> => new Promise(() => undefined);

/** An API that answers both calls; the limit never passes, and pauses pass at once. */
function setUp(answers: { settings?: () => FakeAnswer | Promise<FakeAnswer>; restaurants?: readonly object[] } = {}) {
  const { settings = () => ({ body: { siteName: 'Lime' } }), restaurants = [bath, york] } = answers;
  const { client, clock } = createFakeClient((path) =>
    path === '/api/token' ? undefined : path.endsWith('/brand-settings') ? settings() : { body: { restaurants } },
  );
  const content = createCachedContent({ source: client, configuration: defaultConfiguration, clock, log: () => {} });
  const sleep = (_: number, signal?: AbortSignal): Promise<void> => (signal ? Promise.resolve() : never());
  return { content, apiUrl: 'https://api.example.com/base', sleep };
}

const failureEnd = 'Until it does, the site shows saved pages and its error page.';

describe('the check of the API at the start', () => {
  it.each([
    [[bath, york], '2 restaurants'],
    [[bath], '1 restaurant'],
    [[], 'no restaurants'],
  ])('says in a line what it answers [upstream.diagnosis]', async (restaurants, counted) => {
    expect(await checkApi(setUp({ restaurants }))).toEqual({
      isOk: true,
      message: `API https://api.example.com answers: settings, ${counted}.`,
    });
  });

  it('says that there is no connection [upstream.diagnosis]', async () => {
    expect(await checkApi(setUp({ settings: () => 'not-connected' }))).toEqual({
      isOk: false,
      message: `API https://api.example.com does not answer: /api/v1/content/brand-settings: got no reply (not-connected). ${failureEnd}`,
    });
  });

  it('says which call fails [upstream.diagnosis]', async () => {
    expect((await checkApi(setUp({ settings: () => ({ status: 500 }) }))).message).toBe(
      `API https://api.example.com does not answer as it should: /api/v1/content/brand-settings: answered 500. ${failureEnd}`,
    );
  });

  it('does not wait for an API that hangs [upstream.diagnosis]', async () => {
    const check = await checkApi({ ...setUp({ settings: never }), sleep: async () => undefined });
    expect(check.message).toBe(`API https://api.example.com does not answer: no reply in 5 s. ${failureEnd}`);
  });

  it('is logged, and repeated until the API answers [upstream.alone]', async () => {
    let attempts = 0;
    const options = setUp({
      settings() {
        attempts += 1;
        return attempts > 3 ? { body: { siteName: 'Lime' } } : { status: 500 };
      },
    });
    const log: SiteLogEntry[] = [];
    const { signal } = new AbortController();
    await followApi(await checkApi(options), { ...options, log: (entry) => log.push(entry), signal });
    expect(attempts).toBe(4);
    expect(log.map(({ event }) => event)).toEqual(['api-checked', 'api-checked']);
    expect(log.map(({ level, message }) => `${level}: ${message?.slice(0, 42)}`)).toEqual([
      'error: API https://api.example.com does not answe',
      'info: API https://api.example.com answers: setti',
    ]);
  });

  it('ends with the site [upstream.alone]', async () => {
    const options = setUp({ settings: () => ({ status: 500 }) });
    const stopped = new AbortController();
    stopped.abort();
    await followApi(await checkApi(options), { ...options, log: () => undefined, signal: stopped.signal });
    expect(stopped.signal.aborted).toBe(true);
  });
});
