import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ApiProblem } from '../api-problem.ts';
import { createFakeClient, defaultConfiguration, type FakeAnswer } from '../fake-client.ts';
import { type Changes, watchChanges } from './watch-changes.ts';

const change = (sequence: number) => ({ sequence, kind: 'page', id: `page-${sequence}`, at: '2026-11-21T12:00:00Z' });

/** Watches an upstream with these replies, in order, until they are used up. */
async function watch(answers: readonly FakeAnswer[], since?: number) {
  const stop = new AbortController();
  const remaining = [...answers];
  const reported: Changes[] = [];
  const following: boolean[] = [];
  const reports: string[] = [];
  const fake = createFakeClient((path) => {
    if (path === '/api/token') return undefined;
    const next = remaining.shift();
    if (remaining.length === 0) stop.abort();
    return next;
  });
  const options = { clock: fake.clock, ...(since === undefined ? {} : { since }) };
  const listener = {
    onChange: (changes: Changes) => {
      reported.push(changes);
      reports.push('changes');
    },
    onFollowing: (isFollowing: boolean) => following.push(isFollowing),
    onInterrupted: ({ status }: ApiProblem) => reports.push(`interrupted ${status}`),
    onRecovered: (ms: number) => reports.push(`recovered after ${ms} ms`),
  };
  await watchChanges(fake.client, listener, stop.signal, options);
  return {
    reported,
    following,
    reports,
    log: fake.log,
    urls: fake.sent
      .map(({ url }) => url.replace('http://api.test/api/v1/content/changes', ''))
      .filter((url) => !url.includes('/api/token')),
    headers: fake.sent.at(-1)?.headers,
    sleepsMs: fake.clock.sleepsMs,
  };
}

describe('watchChanges', () => {
  it('starts with everything, then reports each change from the last sequence on [api.cache]', async () => {
    const { reported, urls, headers, sleepsMs } = await watch([
      { body: { sequence: 7, changes: [] } },
      { body: { sequence: 7, changes: [] } },
      { body: { sequence: 9, changes: [change(8), change(9)] } },
      { body: { sequence: 9, changes: [] } },
    ]);
    expect(reported).toEqual(['everything', [change(8), change(9)]]);
    expect(sleepsMs).toEqual([5000]);
    expect(headers).toMatchObject({
      authorization: expect.stringMatching(/^Bearer /),
      'x-brand-key': expect.any(String),
    });
    expect(urls).toEqual(['', '?since=7&wait=20', '?since=7&wait=20', '?since=9&wait=20']);
  });

  it('reports only changes when the sequence is known [api.cache]', async () => {
    const { reported, urls } = await watch([{ body: { sequence: 5, changes: [change(5)] } }], 4);
    expect([reported, urls]).toEqual([[[change(5)]], ['?since=4&wait=20']]);
  });

  it('pauses after a reply at once without a change, but not after a change [api.cache]', async () => {
    const nothing = { body: { sequence: 5, changes: [] } };
    const { sleepsMs } = await watch([nothing, nothing, { body: { sequence: 6, changes: [change(6)] } }, nothing], 5);
    expect(sleepsMs).toEqual([5000, 5000]);
  });

  it('waits longer after each failure, during which it does not follow, then continues from its sequence [api.cache]', async () => {
    const { reported, following, urls, sleepsMs } = await watch(
      [
        { status: 500 },
        { status: 500 },
        { status: 500 },
        { body: { sequence: 5, changes: [change(5)] } },
        { status: 500 },
        { body: { sequence: 6, changes: [change(6)] } },
      ],
      4,
    );
    expect(sleepsMs).toEqual([100, 200, 400, 100]);
    expect(new Set(urls)).toEqual(
      new Set(['?since=4&wait=20', '?since=4&wait=0', '?since=5&wait=20', '?since=5&wait=0']),
    );
    expect(reported).toEqual([[change(5)], [change(6)]]);
    expect(following).toEqual([false, false, false, true, false, true]);
  });

  it('asks at once whether the feed is back, and then waits for changes again [api.cache]', async () => {
    const { urls, sleepsMs } = await watch(
      [{ status: 500 }, { body: { sequence: 4, changes: [] } }, { body: { sequence: 5, changes: [change(5)] } }],
      4,
    );
    expect(urls).toEqual(['?since=4&wait=20', '?since=4&wait=0', '?since=4&wait=20']);
    expect(sleepsMs).toEqual([100]);
  });

  it('waits at most a few seconds between attempts, and repeats none at once [api.cache]', async () => {
    const { sleepsMs, urls } = await watch([...Array.from({ length: 9 }, () => ({ status: 503 })), { status: 500 }], 4);
    expect(sleepsMs).toEqual([100, 200, 400, 800, 1600, 2500, 2500, 2500, 2500]);
    expect(urls).toHaveLength(10);
  });

  it('reports an interruption once, and its length after the changes since then [api.cache] [ops.metrics]', async () => {
    const { reports, log } = await watch(
      [
        { body: { sequence: 5, changes: [change(5)] } },
        { status: 500 },
        { status: 503 },
        'unreachable',
        { body: { sequence: 6, changes: [change(6)] } },
      ],
      4,
    );
    expect(reports).toEqual(['changes', 'interrupted 500', 'changes', 'recovered after 700 ms']);
    expect(log).toEqual([]);
  });

  it.each([
    [{ status: 503 }, ['interrupted 503', 'changes', 'recovered after 100 ms']],
    [{ status: 400 }, ['changes']],
  ])(
    'reports an interruption by %j before the first reply as %j [api.cache] [ops.metrics]',
    async (failure, expected) => {
      const { reports } = await watch([failure, { body: { sequence: 5, changes: [] } }]);
      expect(reports).toEqual(expected);
    },
  );

  it.each([
    [999, [5000]],
    [1000, []],
  ])('takes a reply without a change after %d ms for a wait or not: %j [api.cache]', async (ms, expected) => {
    const stop = new AbortController();
    let replies = 0;
    const { client, clock } = createFakeClient((path) => {
      if (path === '/api/token') return undefined;
      clock.advance(ms);
      replies += 1;
      if (replies === 2) stop.abort();
      return { body: { sequence: 5, changes: [] } };
    });
    await watchChanges(client, { onChange: () => undefined }, stop.signal, { clock, since: 5 });
    expect(clock.sleepsMs).toEqual(expected);
  });

  it('counts the length of an interruption from the request that failed [ops.metrics]', async () => {
    const stop = new AbortController();
    const lengths: number[] = [];
    let replies = 0;
    const { client, clock } = createFakeClient((path) => {
      if (path === '/api/token') return undefined;
      replies += 1;
      if (replies > 1) stop.abort();
      else clock.advance(70);
      return replies > 1 ? { body: { sequence: 5, changes: [] } } : { status: 500 };
    });
    const listener = { onChange: () => undefined, onRecovered: (ms: number) => lengths.push(ms) };
    await watchChanges(client, listener, stop.signal, { clock, since: 5 });
    expect(lengths).toEqual([170]);
  });

  it('gives a reply 10 seconds more than the service may wait, and one at once the default time [api.cache] [api.resilience]', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    onTestFinished(() => timeout.mockRestore());
    await watch([{ status: 500 }, { body: { sequence: 5, changes: [change(5)] } }, { status: 500 }], 4);
    const { callDeadlineMs } = defaultConfiguration;
    // The second is that of the token.
    expect(timeout.mock.calls.flat()).toEqual([30_000, callDeadlineMs, callDeadlineMs, 30_000]);
  });

  it('reports everything when the feed was reset [api.cache]', async () => {
    const { reported } = await watch([{ body: { sequence: 2, changes: [] } }], 40);
    expect(reported).toEqual(['everything']);
  });

  it.each([401, 403, 404, 405, 501])(
    'ends at once when the API answers %s, because it has no change feed [upstream.alone]',
    async (status) => {
      const { client, sent } = createFakeClient((path) => (path === '/api/token' ? undefined : { status }));
      const end = await watchChanges(client, { onChange: () => undefined }, new AbortController().signal);
      expect([end, sent.filter(({ url }) => url.includes('/changes')).length]).toEqual(['absent', 1]);
    },
  );

  const neverFound = async (answer: FakeAnswer, options = {}) => {
    const { client, clock, sent } = createFakeClient((path) => (path === '/api/token' ? undefined : answer));
    const stop = new AbortController();
    const end = await watchChanges(
      client,
      {
        onChange: () => undefined,
        onFollowing: () => clock.sleepsMs.length >= 20 && stop.abort(),
      },
      stop.signal,
      { clock, ...options },
    );
    return [end, sent.filter(({ url }) => url.includes('/changes')).length];
  };

  it.each<[string, FakeAnswer]>([
    ['web page', { body: '<!doctype html><title>Not here</title>' }],
    ['400', { status: 400 }],
    ['500', { status: 500 }],
  ])('ends after a few replies that are a %s, because it has no change feed [upstream.alone]', async (_, answer) => {
    expect(await neverFound(answer)).toEqual(['absent', 3]);
    expect(await neverFound(answer, { maxUselessReplies: 1 })).toEqual(['absent', 1]);
  });

  it.each<FakeAnswer>([...[408, 429, 502, 503, 504].map((status) => ({ status })), 'unreachable'])(
    'goes on while the API answers %j, which says nothing about a change feed [api.cache]',
    async (answer) => {
      expect((await neverFound(answer))[0]).toBe('aborted');
    },
  );

  it('continues when a feed that it has followed answers 500 for a long time [api.cache]', async () => {
    expect((await neverFound({ status: 500 }, { since: 4 }))[0]).toBe('aborted');
  });

  it('ends when aborted, without waiting for a reply', async () => {
    const stop = new AbortController();
    const { client } = createFakeClient(
      (_, { signal }) => new Promise((resolve) => signal.addEventListener('abort', () => resolve('cancelled'))),
    );
    const watching = watchChanges(client, { onChange: () => undefined }, stop.signal);
    stop.abort();
    await watching;
    expect(stop.signal.aborted).toBe(true);
  });
});
