import { describe, expect, it } from 'vitest';
import { createFakeClock } from '#adapters/testing/fake-clock.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { ApiProblem, type ApiProblemCode } from '../api-problem.ts';
import { createFakeClient, type FakeAnswer } from '../fake-client.ts';
import { createBreakers } from './breakers.ts';
import { createCircuitBreaker, getUpstreamGroup } from './circuit-breaker.ts';
import { createRetry } from './retry.ts';

const jobs: FakeAnswer = { body: { jobs: [] } };
const signUp = { emailAddress: 'mai@example.com', acceptTerms: true } as const;
const upstream = (...answers: readonly FakeAnswer[]) => {
  const remaining = [...answers];
  return (path: string): FakeAnswer | undefined =>
    path === '/api/token' ? undefined : remaining.length > 1 ? remaining.shift() : remaining[0];
};

describe('retries', () => {
  it.each([['unreachable'], [{ status: 429 }], [{ status: 502 }], [{ status: 503 }], [{ status: 504 }]] as const)(
    'repeat after %j, at most twice, 50 to 500 ms later [api.failures]',
    async (failure) => {
      const { client, clock, sentTo } = createFakeClient(upstream(failure, failure, jobs));
      expect(await client.getJobs()).toEqual([]);
      expect(sentTo('/api/jobs')).toHaveLength(3);
      expect(clock.sleepsMs).toEqual([275, 275]);
    },
  );

  it('stop after the second one [api.failures]', async () => {
    const { client, sentTo } = createFakeClient(upstream({ status: 503 }));
    await expect(client.getJobs()).rejects.toMatchObject({ status: 503 });
    expect(sentTo('/api/jobs')).toHaveLength(3);
  });

  it.each([{ status: 500 }, { status: 400 }, { status: 404 }, { status: 501 }, 'timed-out', 'too-large'] as const)(
    'are not made after %j [api.failures]',
    async (failure) => {
      const { client, sentTo } = createFakeClient(upstream(failure, jobs));
      await client.getJobs().catch(() => undefined);
      expect(sentTo('/api/jobs')).toHaveLength(1);
    },
  );

  it('never repeat a call that sends something [upstream.once]', async () => {
    const { client, sentTo } = createFakeClient(upstream('unreachable'));
    await expect(client.call(endpoints.signUp, { body: signUp })).rejects.toMatchObject({
      code: 'unreachable',
    });
    expect(sentTo('/api/signup')).toHaveLength(1);
  });

  it('wait as long as Retry-After asks, up to 2 seconds [api.failures]', async () => {
    const waiting = createFakeClient(upstream({ status: 503, retryAfterMs: 2000 }, jobs));
    await waiting.client.getJobs();
    expect(waiting.clock.sleepsMs).toEqual([2000]);
    const impatient = createFakeClient(upstream({ status: 503, retryAfterMs: 3000 }, jobs));
    await expect(impatient.client.getJobs()).rejects.toMatchObject({ status: 503 });
    expect(impatient.clock.sleepsMs).toEqual([]);
  });

  it('wait once after too many requests, up to 5 seconds, and never for a POST [api.failures]', async () => {
    const limited = (retryAfterMs: number): FakeAnswer => ({ status: 429, retryAfterMs });
    const waiting = createFakeClient(upstream(limited(5000), jobs));
    expect(await waiting.client.getJobs()).toEqual([]);
    expect(waiting.clock.sleepsMs).toEqual([5000]);
    const again = createFakeClient(upstream(limited(1000), limited(1000), jobs));
    await expect(again.client.getJobs()).rejects.toMatchObject({ status: 429 });
    expect(again.clock.sleepsMs).toEqual([1000]);
    const long = createFakeClient(upstream(limited(5001), jobs));
    await expect(long.client.getJobs()).rejects.toMatchObject({ status: 429 });
    const posted = createFakeClient(upstream(limited(1000), { body: {} }));
    await expect(posted.client.call(endpoints.signUp, { body: signUp })).rejects.toMatchObject({ status: 429 });
    expect([...long.clock.sleepsMs, ...posted.clock.sleepsMs]).toEqual([]);
  });

  it('add at most a tenth to the load of a failing API [api.failures]', async () => {
    const retry = createRetry({ clock: createFakeClock(), random: Math.random });
    let sent = 0;
    const attempt = async (): Promise<never> => {
      sent += 1;
      throw new ApiProblem({ code: 'unreachable', route: '/api/jobs', message: 'got no answer' });
    };
    const signal = new AbortController().signal;
    for (let call = 0; call < 1000; call += 1) await retry(true, signal, attempt).catch(() => undefined);
    expect(sent).toBeGreaterThan(1000);
    expect(sent).toBeLessThanOrEqual(1000 * 1.1 + 10);
  });
});

describe('circuit breaker', () => {
  it('opens after 5 consecutive failures and then rejects without sending [api.failures]', async () => {
    const { client, sentTo } = createFakeClient(upstream({ status: 500 }));
    for (let call = 0; call < 8; call += 1) await client.getJobs().catch(() => undefined);
    expect(sentTo('/api/jobs')).toHaveLength(5);
    await expect(client.getJobs()).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('sends one call after 5 seconds and closes when it succeeds [api.failures]', async () => {
    const answers: FakeAnswer[] = Array.from({ length: 5 }, () => ({ status: 500 }));
    const { client, clock, sentTo } = createFakeClient(upstream(...answers, jobs));
    for (let call = 0; call < 5; call += 1) await client.getJobs().catch(() => undefined);
    clock.advance(5000);
    const [one, other] = await Promise.allSettled([client.getJobs(), client.getJobs()]);
    expect([one.status, other.status]).toEqual(['fulfilled', 'rejected']);
    expect(await client.getJobs()).toEqual([]);
    expect(sentTo('/api/jobs')).toHaveLength(7);
  });

  it('stays open for another 5 seconds when the probe fails [api.failures]', () => {
    const clock = createFakeClock();
    const breaker = createCircuitBreaker(clock);
    for (let call = 0; call < 5; call += 1) breaker.admit()?.('failed');
    clock.advance(5000);
    breaker.admit()?.('failed');
    clock.advance(4999);
    expect(breaker.admit()).toBeUndefined();
    clock.advance(1);
    expect(breaker.admit()).toBeDefined();
  });

  it('sends one probe at a time, even if an earlier call ends meanwhile [api.failures]', () => {
    const clock = createFakeClock();
    const breaker = createCircuitBreaker(clock);
    const slow = breaker.admit();
    for (let call = 0; call < 5; call += 1) breaker.admit()?.('failed');
    clock.advance(5000);
    expect(breaker.admit()).toBeDefined();
    slow?.('ignored');
    expect(breaker.admit()).toBeUndefined();
  });

  it('probes again after a cancelled probe [api.failures]', () => {
    const clock = createFakeClock();
    const breaker = createCircuitBreaker(clock);
    for (let call = 0; call < 5; call += 1) breaker.admit()?.('failed');
    clock.advance(5000);
    breaker.admit()?.('ignored');
    expect(breaker.admit()).toBeDefined();
  });

  it('is separate for content, booking and forms [api.failures]', async () => {
    const { client } = createFakeClient((path) => {
      if (path === '/api/token') return undefined;
      return path.startsWith('/api/booking')
        ? { status: 503 }
        : path === '/api/signup'
          ? { body: { success: true } }
          : jobs;
    });
    const query = { date: '2026-12-01' };
    for (let call = 0; call < 6; call += 1)
      await client.call(endpoints.occasions, { params: { storeId: '1' }, query }).catch(() => undefined);
    await expect(client.call(endpoints.occasions, { params: { storeId: '1' }, query })).rejects.toMatchObject({
      code: 'unavailable',
    });
    expect(await client.getJobs()).toEqual([]);
    expect(await client.call(endpoints.signUp, { body: signUp })).toMatchObject({ success: true });
  });

  it('does not open for other addresses when one answers 500 [api.failures] [upstream.entries]', async () => {
    const { client, sentTo } = createFakeClient((path) => {
      if (path === '/api/token') return undefined;
      return path.startsWith('/api/v1/content/page/') ? { status: 500 } : jobs;
    });
    const load = (id: string) => client.getPage(id).catch(() => undefined);
    for (let call = 0; call < 8; call += 1) await load('broken');
    for (let call = 0; call < 8; call += 1) await load(`unknown-${call}`);
    expect(sentTo('/api/v1/content/page/broken')).toHaveLength(5);
    expect(sentTo('/api/v1/content/page/unknown-7')).toHaveLength(1);
    expect(await client.getJobs()).toEqual([]);
  });

  it('does not open for a booking that fails, because another guest’s may not [api.failures]', async () => {
    const { client, sentTo } = createFakeClient(upstream({ status: 500 }));
    const query = { date: '2026-12-01' };
    for (let call = 0; call < 8; call += 1)
      await client.call(endpoints.occasions, { params: { storeId: '1' }, query }).catch(() => undefined);
    expect(sentTo('/api/booking/occasions/1')).toHaveLength(8);
  });

  it.each([502, 503, 504])('opens for all addresses after five replies of %i [api.failures]', async (status) => {
    const { client } = createFakeClient(upstream({ status }));
    for (let call = 0; call < 5; call += 1) await client.getPage(`page-${call}`).catch(() => undefined);
    await expect(client.getJobs()).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('does not open for missing or refused pages [page.null]', async () => {
    const { client, sentTo } = createFakeClient(upstream({ status: 404 }));
    for (let call = 0; call < 20; call += 1) await client.getPage('nothing-here');
    expect(sentTo('/api/v1/content/page/nothing-here')).toHaveLength(20);
  });

  it.each(['timed-out', { status: 500 }] as const)('opens after five replies of %j [api.failures]', async (answer) => {
    const { client, sentTo } = createFakeClient(upstream(answer));
    for (let call = 0; call < 8; call += 1) await client.getJobs().catch(() => undefined);
    expect(sentTo('/api/jobs')).toHaveLength(5);
  });

  it('opens when the API is unreachable [api.failures]', async () => {
    const { client } = createFakeClient(upstream('unreachable'));
    for (let call = 0; call < 5; call += 1) await client.getJobs().catch(() => undefined);
    await expect(client.getJobs()).rejects.toMatchObject({ code: 'unavailable' });
  });

  it.each([{ status: 501 }, { status: 400 }, { status: 507 }, 'too-large'] as const)(
    'does not open for %j, because the API works [api.failures]',
    async (answer) => {
      const { client, sentTo } = createFakeClient(upstream(answer));
      for (let call = 0; call < 8; call += 1) await client.getJobs().catch(() => undefined);
      expect(sentTo('/api/jobs')).toHaveLength(8);
    },
  );

  it.each([
    ['GET', '/api/jobs', 'content'],
    ['POST', '/api/signup', 'forms'],
    ['GET', '/api/booking/slots/1', 'booking'],
    ['POST', '/api/booking/create/1', 'booking'],
    ['POST', '/api/v1/braintree/token', 'booking'],
    ['GET', '/api/v1/content/page/home', 'content'],
    ['GET', '/api/v1/content/changes', undefined],
    ['POST', '/api/token', undefined],
  ])('of %s %s is that of %s [api.failures]', (method, path, group) => {
    expect(getUpstreamGroup(method, path)).toBe(group);
  });
});

describe('the budget of retries', () => {
  const { signal } = new AbortController();
  const failing = (retryAfterMs?: number) => async (): Promise<never> => {
    throw new ApiProblem({ code: 'unreachable', route: '/', message: 'no', retryAfterMs });
  };

  /** The waits of calls that all fail. */
  async function waitsOf(calls: number, { random = 0, retryAfterMs }: { random?: number; retryAfterMs?: number } = {}) {
    const clock = createFakeClock();
    const retry = createRetry({ clock, random: () => random });
    for (let call = 0; call < calls; call += 1) await retry(true, signal, failing(retryAfterMs)).catch(() => undefined);
    return clock.sleepsMs;
  }

  it.each([
    [0, 50],
    [1, 500],
  ])('a call is repeated after 50 to 500 ms: with the random number %d after %d [api.failures]', async (random, ms) => {
    expect(await waitsOf(1, { random })).toEqual([ms, ms]);
  });

  it('the API can ask for at most 2 seconds [api.failures]', async () => {
    expect(await waitsOf(1, { retryAfterMs: 2000 })).toEqual([2000, 2000]);
    expect(await waitsOf(1, { retryAfterMs: 2001 })).toEqual([]);
  });

  it('ten calls are repeated at once, and after that one in ten [api.failures]', async () => {
    expect(await waitsOf(100)).toHaveLength(19);
    const clock = createFakeClock();
    const retry = createRetry({ clock, random: () => 0 });
    for (let call = 0; call < 1000; call += 1) await retry(true, signal, async () => 'done');
    for (let call = 0; call < 6; call += 1) await retry(true, signal, failing()).catch(() => undefined);
    expect(clock.sleepsMs).toHaveLength(10);
  });
});

describe('circuit breakers of addresses', () => {
  function setUp() {
    const clock = createFakeClock();
    const admit = createBreakers({ clock });
    const path = '/api/v1/content/page/{id}';
    const start = (url: string) => admit('GET', path, url);
    const call = (url: string, code?: ApiProblemCode): boolean => {
      const settle = start(url);
      settle?.(code && new ApiProblem({ code, route: path, message: 'no' }));
      return settle !== undefined;
    };
    const fail = (url: string, code: ApiProblemCode = 'failed') => {
      for (let count = 0; count < 5; count += 1) call(url, code);
    };
    return { clock, start, call, fail };
  }

  it('calls stop to an API that cannot be connected to [api.failures]', () => {
    const { call, fail } = setUp();
    fail('/a', 'not-connected');
    expect(call('/b')).toBe(false);
  });

  it('an address is the same with any query [api.failures]', () => {
    const { call, fail } = setUp();
    fail('/a?x=1');
    expect([call('/a?x=2'), call('/b')]).toEqual([false, true]);
  });

  it('the failures of 1,000 addresses are known [api.failures]', () => {
    const { call, fail } = setUp();
    fail('/a');
    for (let at = 0; at < 999; at += 1) call(`/${at}`);
    expect(call('/a')).toBe(false);
    for (let at = 0; at < 1000; at += 1) call(`/other-${at}`);
    expect(call('/a')).toBe(true);
  });

  it('a call that its address stops does not use up the probe of its part of the API [api.failures]', () => {
    const { clock, start, call, fail } = setUp();
    fail('/a');
    clock.advance(5000);
    expect(start('/a')).toBeDefined();
    fail('/c', 'unreachable');
    clock.advance(5000);
    // The probe of its own address has not ended.
    expect(call('/a')).toBe(false);
    expect(call('/d')).toBe(true);
  });
});
