import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeClient, defaultConfiguration, type FakeAnswer } from '#adapters/api-client/fake-client.ts';
import { createFakeClock } from '#adapters/testing/fake-clock.ts';
import { type ChangeKind, changeKinds } from '#schemas/api/content/changes.ts';
import type { Settings } from '#schemas/content/settings/settings.ts';
import { settingsOf } from '#site/layout/planned-example.ts';
import type { SiteLogEntry } from '#site/operations/site-log.ts';
import { type ContentChanges, createDocumentCache } from './document-cache.ts';
import { followContent } from './follow-content.ts';

const closing: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const close of closing.splice(0)) close();
  vi.useRealTimers();
});

const limits = { maxBytes: 1_000_000, freshMs: 60, staleMs: 600, staleIfErrorMs: 10_000 };
const leadingTo = (to: string): Settings => settingsOf({ redirects: [{ from: '/party', to }] });
const nameOf = (changes: ContentChanges): string =>
  changes === 'everything' ? changes : changes.map(({ kind, id }) => `${kind} ${id}`).join();
const change = (sequence: number, kind: ChangeKind) => ({ sequence, kind, id: 'x', at: '2026-11-21T12:00:00Z' });
/** Runs everything that waits for no timer. */
const settle = () => vi.advanceTimersByTimeAsync(0);

/** Follows a feed that sends what `publish` is given. The n-th load of the settings gets the n-th of `answers`. */
async function follow(answers: readonly (Settings | Error | Promise<Settings>)[]) {
  const events: string[] = [];
  const followed: boolean[] = [];
  const log: SiteLogEntry[] = [];
  const remaining = [...answers];
  let requests = 0;
  let feed = Promise.withResolvers<FakeAnswer>();
  const { client } = createFakeClient((path, { signal }) => {
    if (!path.startsWith('/api/v1/content/changes')) return undefined;
    requests += 1;
    signal.addEventListener('abort', () => feed.resolve('cancelled'));
    return feed.promise;
  });
  const documents = createDocumentCache(
    limits,
    () => 0,
    async (document) => document,
  );
  const content = followContent({
    client,
    applyChanges: (changes) => events.push(`content ${nameOf(changes)}`),
    rendering: { applyChanges: (changes) => events.push(`workers ${nameOf(changes)}`) },
    source: {
      settings: async () => {
        events.push('settings');
        const next = await remaining.shift();
        if (next === undefined || next instanceof Error) throw next ?? new Error('no more settings');
        return next;
      },
    },
    cache: {
      ...documents,
      invalidate: (changes) => events.push(`documents ${nameOf(changes)}`),
      setFollowed: (isFollowed) => followed.push(isFollowed),
    },
    knownParameters: { invalidate: (changes) => events.push(`parameters ${nameOf(changes)}`) },
    configuration: defaultConfiguration,
    clock: createFakeClock(),
    log: (entry) => log.push(entry),
  });
  closing.push(content.stop);
  await settle();
  const reply = async (answer: FakeAnswer): Promise<void> => {
    const { resolve } = feed;
    feed = Promise.withResolvers();
    resolve(answer);
    await settle();
  };
  const publish = (sequence: number, ...kinds: readonly ChangeKind[]): Promise<void> =>
    reply({ body: { sequence, changes: kinds.map((kind) => change(sequence, kind)) } });
  return { content, events, followed, log, publish, reply, requests: () => requests };
}

describe('following published changes', () => {
  it('has only the built-in redirects until the settings are loaded [redirect.content]', async () => {
    const { content, events } = await follow([]);
    expect(events).toEqual([]);
    expect(content.hasContent()).toBe(false);
    expect(content.redirects().lookUp('/signup')).toBe('/sign-up');
    expect(content.redirects().lookUp('/party')).toBeUndefined();
  });

  it('first invalidates everything, then loads the redirects, then has pages rendered again [api.cache]', async () => {
    const { content, events, publish } = await follow([leadingTo('/groups')]);
    await publish(7);
    expect(events).toEqual([
      'content everything',
      'workers everything',
      'settings',
      'parameters everything',
      'documents everything',
    ]);
    expect(content.hasContent()).toBe(true);
  });

  it('adds the redirects of the settings, and replaces them when they change [redirect.content]', async () => {
    const { content, publish } = await follow([leadingTo('/groups'), leadingTo('/parties')]);
    await publish(1);
    expect(content.redirects().lookUp('/party')).toBe('/groups');
    await publish(2, 'settings');
    expect(content.redirects().lookUp('/party')).toBe('/parties');
    expect(content.redirects().lookUp('/signup')).toBe('/sign-up');
  });

  it.each(changeKinds)('invalidates what a change of kind %s affects [api.cache]', async (kind) => {
    const { events, publish } = await follow([leadingTo('/groups'), leadingTo('/groups')]);
    await publish(1);
    events.length = 0;
    await publish(2, kind);
    const loads = kind === 'settings' ? ['settings'] : [];
    expect(events).toEqual([
      `content ${kind} x`,
      `workers ${kind} x`,
      ...loads,
      `parameters ${kind} x`,
      `documents ${kind} x`,
    ]);
  });

  it('invalidates documents only after the redirects, so that no page is rendered at an address that redirects [redirect.content]', async () => {
    const settings = Promise.withResolvers<Settings>();
    const { events, publish } = await follow([settings.promise]);
    await publish(1);
    expect(events).not.toContain('documents everything');
    settings.resolve(leadingTo('/groups'));
    await settle();
    expect(events.at(-1)).toBe('documents everything');
  });

  it('does not let the result of an earlier load replace newer redirects [redirect.content] [api.cache]', async () => {
    const earlier = Promise.withResolvers<Settings>();
    const { content, publish } = await follow([earlier.promise, leadingTo('/parties')]);
    await publish(1);
    await publish(2, 'settings');
    earlier.resolve(leadingTo('/groups'));
    await settle();
    expect(content.redirects().lookUp('/party')).toBe('/parties');
  });

  it('reports circular redirects and uses the others [redirect.content]', async () => {
    const rules = [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/a' },
      { from: '/party', to: '/groups' },
    ];
    const { content, log, publish } = await follow([settingsOf({ redirects: rules })]);
    await publish(1);
    expect(log.map(({ event, level, message }) => [event, level, message])).toEqual([
      ['redirect-refused', 'warning', '/a leads back to itself.'],
      ['redirect-refused', 'warning', '/b leads back to itself.'],
    ]);
    expect(content.redirects().lookUp('/party')).toBe('/groups');
  });

  it('reports whether every change is reported [api.cache]', async () => {
    const { followed, publish } = await follow([leadingTo('/groups')]);
    expect(followed).toEqual([]);
    await publish(1);
    await publish(2, 'page');
    expect(followed).toEqual([true, true]);
  });

  it('logs an interruption and its end once each [api.cache] [ops.metrics]', async () => {
    const { log, publish, reply } = await follow([leadingTo('/groups')]);
    await publish(1);
    for (let failure = 0; failure < 4; failure += 1) await reply({ status: 503 });
    await publish(2, 'page');
    expect(log).toEqual([
      expect.objectContaining({ level: 'error', event: 'change-feed-failed', status: 503 }),
      expect.objectContaining({ level: 'info', event: 'change-feed-recovered', ms: 1500 }),
    ]);
  });

  it('stops', async () => {
    const { content, events, publish } = await follow([leadingTo('/groups')]);
    content.stop();
    await publish(1);
    expect(events).toEqual([]);
  });
});

describe('an API that answers the change feed with a web page', () => {
  const webPage = { body: '<!doctype html>' };
  const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);
  const tell = ({ log }: { readonly log: readonly SiteLogEntry[] }) => log.map(({ event }) => event);
  const settings = () => Array.from({ length: 20 }, () => leadingTo('/groups'));

  async function followNothing() {
    const followed = await follow(settings());
    for (let reply = 0; reply < 3; reply += 1) await followed.reply(webPage);
    return followed;
  }

  it('counts as one without, is logged once, and is asked again every ten minutes [upstream.alone]', async () => {
    const following = await followNothing();
    expect([tell(following), following.requests()]).toEqual([['no-change-feed'], 3]);
    expect(following.events).toContain('documents everything');
    await minutes(9);
    expect(following.requests()).toBe(3);
    for (const count of [4, 5]) {
      await minutes(10);
      expect(following.requests()).toBe(count);
      await following.reply(webPage);
    }
    expect(tell(following)).toEqual(['no-change-feed']);
  });

  it('has everything loaded again when caches expire [api.cache]', async () => {
    const { events } = await followNothing();
    const count = () => events.filter((event) => event === 'settings').length;
    expect(count()).toBe(1);
    await minutes(60);
    expect(count()).toBe(2);
  });

  it('is followed once it has a feed, and then asked for nothing else [api.cache]', async () => {
    const { events, followed, publish } = await followNothing();
    await minutes(10);
    await publish(1);
    await publish(2, 'page');
    expect(followed.slice(-2)).toEqual([true, true]);
    expect(events.at(-1)).toBe('documents page x');
    const before = events.length;
    await minutes(180);
    expect(events.length).toBe(before);
  });

  it('is not asked again after the stop', async () => {
    const following = await followNothing();
    following.content.stop();
    await minutes(60);
    expect([following.requests(), following.events.filter((event) => event === 'settings').length]).toEqual([3, 1]);
  });
});

describe('settings that cannot be loaded', () => {
  const down = new Error('no answer');

  it('are reported and loaded again every two seconds until they arrive [redirect.content]', async () => {
    const { content, events, log, publish } = await follow([down, down, leadingTo('/groups')]);
    await publish(1);
    expect(log).toEqual([{ level: 'warning', event: 'settings-unavailable', message: 'no answer' }]);
    expect([content.hasContent(), events.at(-1)]).toEqual([false, 'documents everything']);
    await vi.advanceTimersByTimeAsync(1999);
    expect(log).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(log).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(2000);
    expect([content.hasContent(), content.redirects().lookUp('/party')]).toEqual([true, '/groups']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(events.filter((event) => event === 'settings')).toHaveLength(3);
  });

  it('leave the redirects unchanged [redirect.content]', async () => {
    const { content, publish } = await follow([leadingTo('/groups'), down]);
    await publish(1);
    await publish(2, 'settings');
    expect(content.redirects().lookUp('/party')).toBe('/groups');
    expect(content.hasContent()).toBe(true);
  });

  it('are loaded once when something is published before the next attempt [api.cache]', async () => {
    const { events, publish } = await follow([down, leadingTo('/groups')]);
    await publish(1);
    await publish(2, 'settings');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(events.filter((event) => event === 'settings')).toHaveLength(2);
  });

  it('are not loaded again for an earlier load that fails after a later one has succeeded', async () => {
    const earlier = Promise.withResolvers<Settings>();
    const { events, publish } = await follow([earlier.promise, leadingTo('/groups')]);
    await publish(1);
    await publish(2, 'settings');
    earlier.reject(down);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(events.filter((event) => event === 'settings')).toHaveLength(2);
  });

  it('are not loaded again when the last load fails after the stop', async () => {
    const last = Promise.withResolvers<Settings>();
    const { content, events, publish } = await follow([last.promise]);
    await publish(1);
    content.stop();
    last.reject(down);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(events.filter((event) => event === 'settings')).toHaveLength(1);
  });

  it('are not loaded again after the stop', async () => {
    const { content, events, publish } = await follow([down]);
    await publish(1);
    content.stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(events.filter((event) => event === 'settings')).toHaveLength(1);
  });
});
