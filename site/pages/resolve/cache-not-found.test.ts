import { beforeEach, describe, expect, it, vi } from 'vitest';
import { restaurantOf, settingsOf } from '#site/layout/planned-example.ts';
import type { ContentSource, PageAnswer } from '../source/content-source.ts';
import { emptySource } from '../source/empty-source.ts';
import { cacheNotFound, type NotFoundCachingSource } from './cache-not-found.ts';

const ttlMs = 60_000;
let nowMs = 1;
beforeEach(() => {
  nowMs = 1;
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return () => vi.useRealTimers();
});
/** Moves the clock, and runs the timers that let the cache read it again. */
const advance = (ms: number): void => {
  nowMs += ms;
  vi.advanceTimersByTime(ms);
};

/** A source without content, overridden by `more`, that records the calls for single items. */
function setUp(more: Partial<ContentSource> = {}, maxEntries = 10) {
  const calls: string[] = [];
  const content = { ...emptySource, ...more };
  const recording =
    <Answer>(kind: string, answer: (id: string) => Answer) =>
    (id: string): Answer => {
      calls.push(`${kind} ${id}`);
      return answer(id);
    };
  const source: ContentSource = {
    ...content,
    page: recording('page', content.page),
    menu: recording('menu', content.menu),
    offer: recording('offer', content.offer),
    job: recording('job', content.job),
  };
  return { cachingSource: cacheNotFound(source, { maxEntries, ttlMs }), calls };
}

const kinds = ['page', 'menu', 'offer', 'job'] as const;
type Kind = (typeof kinds)[number];
const ask = (source: NotFoundCachingSource, kind: Kind, id = 'gone'): Promise<unknown> => source[kind](id);
const notFound = (kind: Kind): unknown => (kind === 'page' ? { kind: 'missing' } : undefined);

describe('a source that caches what is missing', () => {
  it.each(kinds)('requests a missing %s once [route.404]', async (kind) => {
    const { cachingSource, calls } = setUp();
    expect(await ask(cachingSource, kind)).toEqual(notFound(kind));
    expect(await ask(cachingSource, kind)).toEqual(notFound(kind));
    expect(calls).toEqual([`${kind} gone`]);
  });

  it('distinguishes kinds and ids [route.404]', async () => {
    const { cachingSource, calls } = setUp();
    for (const id of ['gone', 'other']) for (const kind of kinds) await ask(cachingSource, kind, id);
    expect(calls).toEqual(['gone', 'other'].flatMap((id) => kinds.map((kind) => `${kind} ${id}`)));
  });

  it('finds existing items beside missing ones [page.null]', async () => {
    const found = { kind: 'found', page: {} } as const;
    const { cachingSource } = setUp({ page: async (id) => (id === 'gone' ? { kind: 'missing' } : found) });
    expect(await ask(cachingSource, 'page')).toEqual({ kind: 'missing' });
    expect(await ask(cachingSource, 'page', 'careers')).toEqual(found);
  });

  it('requests existing items every time [scale.cache]', async () => {
    const found = { kind: 'found', page: { id: 'careers' } } as const;
    const { cachingSource, calls } = setUp({ page: async () => found });
    expect([await ask(cachingSource, 'page'), await ask(cachingSource, 'page')]).toEqual([found, found]);
    expect(calls).toHaveLength(2);
  });

  it('requests again after a failure [page.null]', async () => {
    const failed = { kind: 'failed', reason: 'no answer' } as const;
    const { cachingSource, calls } = setUp({
      page: async () => failed,
      menu: () => Promise.reject(new Error('no answer')),
    });
    for (const _ of [1, 2]) {
      expect(await ask(cachingSource, 'page')).toEqual(failed);
      await expect(ask(cachingSource, 'menu')).rejects.toThrow('no answer');
    }
    expect(calls).toEqual(['page gone', 'menu gone', 'page gone', 'menu gone']);
  });

  it('requests again after the time to live, and not before [scale.cache]', async () => {
    const { cachingSource, calls } = setUp();
    await ask(cachingSource, 'page');
    advance(ttlMs);
    await ask(cachingSource, 'page');
    expect(calls).toHaveLength(1);
    advance(2);
    await ask(cachingSource, 'page');
    expect(calls).toHaveLength(2);
  });

  it('does not extend the time to live on use [scale.cache]', async () => {
    const { cachingSource, calls } = setUp();
    await ask(cachingSource, 'page');
    advance(ttlMs - 1);
    await ask(cachingSource, 'page');
    advance(ttlMs - 1);
    await ask(cachingSource, 'page');
    expect(calls).toHaveLength(2);
  });

  it('finds a missing item as soon as it is published [api.cache]', async () => {
    let answer: PageAnswer = { kind: 'missing' };
    const { cachingSource } = setUp({ page: async () => answer });
    await ask(cachingSource, 'page');
    answer = { kind: 'found', page: {} };
    expect(await ask(cachingSource, 'page')).toEqual({ kind: 'missing' });
    cachingSource.clearNotFound([{ kind: 'page', id: 'another' }]);
    expect(await ask(cachingSource, 'page')).toEqual({ kind: 'missing' });
    cachingSource.clearNotFound([{ kind: 'page', id: 'gone' }]);
    expect(await ask(cachingSource, 'page')).toEqual(answer);
  });

  it('does not cache the result of a request from before a publish [api.cache]', async () => {
    const earlier = Promise.withResolvers<PageAnswer>();
    const { cachingSource, calls } = setUp({ page: () => earlier.promise });
    const pending = ask(cachingSource, 'page');
    cachingSource.clearNotFound('everything');
    earlier.resolve({ kind: 'missing' });
    expect(await pending).toEqual({ kind: 'missing' });
    await ask(cachingSource, 'page');
    expect(calls).toHaveLength(2);
  });

  it('caches a maximum number of ids, and removes the oldest first [scale.cache]', async () => {
    const { cachingSource, calls } = setUp({}, 2);
    for (const id of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(cachingSource, 'page', id);
    expect(calls).toEqual(['page a', 'page b', 'page c', 'page a', 'page b']);
  });

  it('forwards every other call', async () => {
    const [settings, restaurant] = [settingsOf(), restaurantOf()];
    const { cachingSource } = setUp({ settings: async () => settings, restaurants: async () => [restaurant] });
    expect([await cachingSource.settings(), await cachingSource.restaurants()]).toEqual([settings, [restaurant]]);
  });
});
