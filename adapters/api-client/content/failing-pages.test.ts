import { describe, expect, it } from 'vitest';
import { endpoints } from '#schemas/api/endpoints.ts';
import { createFakeClient, type FakeAnswer } from '../fake-client.ts';

const address = '/api/v1/content/page/home';
const page = { id: 'home', tiles: [] };
const found = { kind: 'found', page };
const stores = { params: { storeId: '1' }, query: { date: '2026-12-01' } };
const signUp = { emailAddress: 'mai@example.com', acceptTerms: true } as const;
const down: FakeAnswer = { status: 500 };

/** A client with these replies for the page, in order; the last one repeats. */
function createPageClient(...answers: readonly FakeAnswer[]) {
  const remaining = [...answers];
  return createFakeClient((path) => {
    if (path !== address) return undefined;
    return remaining.length > 1 ? remaining.shift() : remaining[0];
  });
}

/** The same client after five consecutive failures. */
async function afterFailures(...later: readonly FakeAnswer[]) {
  const fake = createPageClient(down, down, down, down, down, ...later);
  for (let call = 0; call < 5; call += 1) await fake.client.getPage('home');
  return { ...fake, requests: () => fake.sentTo(address).length - 5 };
}

describe('a page of a failing service', () => {
  it.each(['unreachable', { status: 429 }, { status: 502 }, { status: 503 }, { status: 504 }] satisfies FakeAnswer[])(
    'is found when %j is temporary, and fails after three times [page.null]',
    async (failure) => {
      const passing = createPageClient(failure, failure, { body: page });
      expect(await passing.client.getPage('home')).toEqual(found);
      expect(passing.clock.sleepsMs).toEqual([275, 275]);
      const lasting = createPageClient(failure, failure, failure, { body: page });
      expect(await lasting.client.getPage('home')).toMatchObject({ kind: 'failed' });
    },
  );

  it.each([down, { status: 501 }, { status: 400 }, 'timed-out', 'too-large'] satisfies FakeAnswer[])(
    'fails at once after %j [page.null]',
    async (failure) => {
      const { client, clock } = createPageClient(failure, { body: page });
      expect(await client.getPage('home')).toMatchObject({ kind: 'failed' });
      expect(clock.sleepsMs).toEqual([]);
    },
  );

  it('stays missing however often the service says so [page.null]', async () => {
    const { client } = createPageClient({ status: 404 });
    for (let call = 0; call < 8; call += 1) expect(await client.getPage('home')).toEqual({ kind: 'missing' });
  });

  it.each([{ status: 501 }, { status: 400 }, { status: 507 }, 'too-large'] satisfies FakeAnswer[])(
    'is still requested after eight replies of %j, because the service works [page.null]',
    async (failure) => {
      const fake = createPageClient(...Array.from({ length: 7 }, () => failure), failure, { body: page });
      for (let call = 0; call < 8; call += 1) await fake.client.getPage('home');
      expect(await fake.client.getPage('home')).toEqual(found);
    },
  );

  it('is still requested after eight visitors cancelled [page.null]', async () => {
    const fake = createPageClient(...Array.from({ length: 8 }, (): FakeAnswer => 'cancelled'), { body: page });
    for (let call = 0; call < 8; call += 1) expect(await fake.client.getPage('home')).toMatchObject({ kind: 'failed' });
    expect(await fake.client.getPage('home')).toEqual(found);
    expect(fake.log).toEqual([]);
  });

  it.each(['timed-out', 'unreachable', down] satisfies FakeAnswer[])(
    'fails without a request after five replies of %j [page.null]',
    async (failure) => {
      const { client, sentTo } = createPageClient(failure);
      for (let call = 0; call < 5; call += 1) await client.getPage('home');
      const requests = sentTo(address).length;
      expect(await client.getPage('home')).toMatchObject({ kind: 'failed', problem: { code: 'unavailable' } });
      expect(sentTo(address)).toHaveLength(requests);
    },
  );

  it('is requested once after 5 seconds, and by everyone after a success [page.null]', async () => {
    const { client, clock, requests } = await afterFailures({ body: page });
    clock.advance(4999);
    expect(await client.getPage('home')).toMatchObject({ kind: 'failed' });
    clock.advance(1);
    const both = await Promise.all([client.getPage('home'), client.getPage('home')]);
    expect(both).toMatchObject([found, { kind: 'failed', problem: { code: 'unavailable' } }]);
    expect(await Promise.all([client.getPage('home'), client.getPage('home')])).toEqual([found, found]);
    expect(requests()).toBe(3);
  });

  it('waits another 5 seconds when that request fails [page.null]', async () => {
    const { client, clock, requests } = await afterFailures(down, { body: page });
    clock.advance(5000);
    expect(await client.getPage('home')).toMatchObject({ kind: 'failed', problem: { status: 500 } });
    clock.advance(4999);
    expect(await client.getPage('home')).toMatchObject({ kind: 'failed', problem: { code: 'unavailable' } });
    expect(requests()).toBe(1);
    clock.advance(1);
    expect(await client.getPage('home')).toEqual(found);
  });

  it('is found while bookings and forms fail [page.null]', async () => {
    const { client } = createFakeClient((path) => {
      if (path === '/api/token') return undefined;
      return path === address ? { body: page } : down;
    });
    for (let call = 0; call < 6; call += 1) {
      await client.call(endpoints.occasions, stores).catch(() => undefined);
      await client.call(endpoints.signUp, { body: signUp }).catch(() => undefined);
    }
    expect(await client.getPage('home')).toEqual(found);
  });
});
