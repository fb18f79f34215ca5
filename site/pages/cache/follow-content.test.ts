import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFakeClient, defaults, type FakeAnswer } from '#adapters/api-client/fake-client.ts';
import { type ChangeKind, changeKinds } from '#schemas/api/content/changes.ts';
import type { Settings } from '#schemas/content/settings/settings.ts';
import { settingsOf } from '#site/layout/planned-example.ts';
import type { SiteLogEntry } from '#site/operations/site-log.ts';
import { emptySource } from '../source/empty-source.ts';
import { createDocumentCache } from './document-cache.ts';
import { followContent } from './follow-content.ts';

const closing: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const close of closing.splice(0)) close();
  vi.useRealTimers();
});

const limits = { maximumBytes: 1_000_000, freshMs: 60, staleMs: 600, staleIfErrorMs: 10_000 };
const leadingTo = (to: string): Settings => settingsOf({ redirects: [{ from: '/party', to }] });
const change = (sequence: number, kind: ChangeKind) => ({ sequence, kind, id: 'x', at: '2026-11-21T12:00:00Z' });
/** Lets everything run that waits for no timer. */
const settle = () => vi.advanceTimersByTimeAsync(0);

/** Follows a feed that tells what `publish` is given. The n-th call for settings gets the n-th of `answers`. */
async function follow(answers: readonly (Settings | Error | Promise<Settings>)[]) {
  const events: string[] = [];
  const log: SiteLogEntry[] = [];
  const left = [...answers];
  let told = Promise.withResolvers<FakeAnswer>();
  const { client } = createFakeClient((path, { signal }) => {
    if (!path.startsWith('/api/v1/content/changes')) return undefined;
    signal.addEventListener('abort', () => told.resolve('cancelled'));
    return told.promise;
  });
  const documents = createDocumentCache(
    limits,
    () => 0,
    async (document) => document,
  );
  const content = followContent({
    client,
    cached: {
      getSettings: () => Promise.reject(new Error('not asked')),
      getAllRestaurants: () => Promise.reject(new Error('not asked')),
      invalidate: (kind) => events.push(`invalidate ${kind}`),
    },
    source: {
      ...emptySource,
      settings: async () => {
        events.push('settings');
        const next = await left.shift();
        if (next === undefined || next instanceof Error) throw next ?? new Error('no more settings');
        return next;
      },
      forget: () => events.push('forget'),
    },
    cache: {
      ...documents,
      setVersion: (version) => events.push(`version ${version}`),
    },
    configuration: defaults,
    log: (entry) => log.push(entry),
  });
  closing.push(content.stop);
  await settle();
  const publish = async (sequence: number, ...kinds: readonly ChangeKind[]): Promise<void> => {
    const body = { sequence, changes: kinds.map((kind) => change(sequence, kind)) };
    const { resolve } = told;
    told = Promise.withResolvers();
    resolve({ body });
    await settle();
  };
  return { content, events, log, publish };
}

describe('following what is published', () => {
  it('has the built-in redirects alone until the settings are there [redirect.content]', async () => {
    const { content, events } = await follow([]);
    expect(events).toEqual([]);
    expect(content.known()).toBe(false);
    expect(content.redirects().lookUp('/signup')).toBe('/sign-up');
    expect(content.redirects().lookUp('/party')).toBeUndefined();
  });

  it('begins with everything: forgets it, then loads the redirects, then has pages rendered anew [api.cache]', async () => {
    const { content, events, publish } = await follow([leadingTo('/groups')]);
    await publish(7);
    expect(events).toEqual(['invalidate everything', 'forget', 'settings', 'version 7']);
    expect(content.known()).toBe(true);
  });

  it('adds the redirects of the settings, and replaces them when they change [redirect.content]', async () => {
    const { content, publish } = await follow([leadingTo('/groups'), leadingTo('/parties')]);
    await publish(1);
    expect(content.redirects().lookUp('/party')).toBe('/groups');
    await publish(2, 'settings');
    expect(content.redirects().lookUp('/party')).toBe('/parties');
    expect(content.redirects().lookUp('/signup')).toBe('/sign-up');
  });

  it.each(changeKinds)(
    'forgets what a change of kind %s concerns, and names its sequence [api.cache]',
    async (kind) => {
      const { events, publish } = await follow([leadingTo('/groups'), leadingTo('/groups')]);
      await publish(1);
      events.length = 0;
      await publish(2, kind);
      expect(events).toEqual([`invalidate ${kind}`, 'forget', 'settings', 'version 2']);
    },
  );

  it('changes the version only after the redirects, so that no page is rendered at an address that leads on [redirect.content]', async () => {
    const settings = Promise.withResolvers<Settings>();
    const { events, publish } = await follow([settings.promise]);
    await publish(1);
    expect(events).not.toContain('version 1');
    settings.resolve(leadingTo('/groups'));
    await settle();
    expect(events.at(-1)).toBe('version 1');
  });

  it('does not let an answer to an earlier call replace newer redirects [redirect.content] [api.cache]', async () => {
    const earlier = Promise.withResolvers<Settings>();
    const { content, publish } = await follow([earlier.promise, leadingTo('/parties')]);
    await publish(1);
    await publish(2, 'settings');
    earlier.resolve(leadingTo('/groups'));
    await settle();
    expect(content.redirects().lookUp('/party')).toBe('/parties');
  });

  it('reports redirects that lead in a circle, and has the others [redirect.content]', async () => {
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

  it('ends when it is stopped', async () => {
    const { content, events, publish } = await follow([leadingTo('/groups')]);
    content.stop();
    await publish(1);
    expect(events).toEqual([]);
  });
});

describe('settings that cannot be had', () => {
  const down = new Error('no answer');

  it('are reported and asked for again every two seconds until they come [redirect.content]', async () => {
    const { content, events, log, publish } = await follow([down, down, leadingTo('/groups')]);
    await publish(1);
    expect(log).toEqual([{ level: 'warning', event: 'settings-unavailable', message: 'no answer' }]);
    expect([content.known(), events.at(-1)]).toEqual([false, 'version 1']);
    await vi.advanceTimersByTimeAsync(1999);
    expect(log).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(log).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(2000);
    expect([content.known(), content.redirects().lookUp('/party')]).toEqual([true, '/groups']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(events.filter((event) => event === 'settings')).toHaveLength(3);
  });

  it('leave the redirects as they are [redirect.content]', async () => {
    const { content, publish } = await follow([leadingTo('/groups'), down]);
    await publish(1);
    await publish(2, 'settings');
    expect(content.redirects().lookUp('/party')).toBe('/groups');
    expect(content.known()).toBe(true);
  });

  it('are asked for once, not twice, when something is published before the next attempt', async () => {
    const { events, publish } = await follow([down, leadingTo('/groups')]);
    await publish(1);
    await publish(2, 'page');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(events.filter((event) => event === 'settings')).toHaveLength(2);
  });

  it('are not asked for again for an earlier call that fails after a later one has succeeded', async () => {
    const earlier = Promise.withResolvers<Settings>();
    const { events, publish } = await follow([earlier.promise, leadingTo('/groups')]);
    await publish(1);
    await publish(2, 'settings');
    earlier.reject(down);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(events.filter((event) => event === 'settings')).toHaveLength(2);
  });

  it('are not asked for again when the last call fails after the end', async () => {
    const last = Promise.withResolvers<Settings>();
    const { content, events, publish } = await follow([last.promise]);
    await publish(1);
    content.stop();
    last.reject(down);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(events.filter((event) => event === 'settings')).toHaveLength(1);
  });

  it('are not asked for again after the end', async () => {
    const { content, events, publish } = await follow([down]);
    await publish(1);
    content.stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(events.filter((event) => event === 'settings')).toHaveLength(1);
  });
});
