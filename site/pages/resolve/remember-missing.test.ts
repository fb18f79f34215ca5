import { beforeEach, describe, expect, it, vi } from 'vitest';
import { restaurantOf, settingsOf } from '#site/layout/planned-example.ts';
import type { ContentSource, PageAnswer } from '../source/content-source.ts';
import { emptySource } from '../source/empty-source.ts';
import { type RememberingSource, rememberMissing } from './remember-missing.ts';

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

/** A source that has nothing, or what `more` answers, and lists the calls for single entries. */
function setUp(more: Partial<ContentSource> = {}, maximum = 10) {
  const calls: string[] = [];
  const content = { ...emptySource, ...more };
  const noting =
    <Answer>(kind: string, answer: (id: string) => Answer) =>
    (id: string): Answer => {
      calls.push(`${kind} ${id}`);
      return answer(id);
    };
  const source: ContentSource = {
    ...content,
    page: noting('page', content.page),
    menu: noting('menu', content.menu),
    offer: noting('offer', content.offer),
    job: noting('job', content.job),
  };
  return { remembering: rememberMissing(source, { maximum, ttlMs }), calls };
}

const kinds = ['page', 'menu', 'offer', 'job'] as const;
type Kind = (typeof kinds)[number];
const ask = (source: RememberingSource, kind: Kind, id = 'gone'): Promise<unknown> => source[kind](id);
const absent = (kind: Kind): unknown => (kind === 'page' ? { kind: 'missing' } : undefined);

describe('a source that remembers what is missing', () => {
  it.each(kinds)('asks once for a %s that does not exist, and says so each time [route.404]', async (kind) => {
    const { remembering, calls } = setUp();
    expect(await ask(remembering, kind)).toEqual(absent(kind));
    expect(await ask(remembering, kind)).toEqual(absent(kind));
    expect(calls).toEqual([`${kind} gone`]);
  });

  it('keeps kinds and ids apart [route.404]', async () => {
    const { remembering, calls } = setUp();
    for (const id of ['gone', 'other']) for (const kind of kinds) await ask(remembering, kind, id);
    expect(calls).toEqual(['gone', 'other'].flatMap((id) => kinds.map((kind) => `${kind} ${id}`)));
  });

  it('finds what exists beside what is missing [page.null]', async () => {
    const found = { kind: 'found', page: {} } as const;
    const { remembering } = setUp({ page: async (id) => (id === 'gone' ? { kind: 'missing' } : found) });
    expect(await ask(remembering, 'page')).toEqual({ kind: 'missing' });
    expect(await ask(remembering, 'page', 'careers')).toEqual(found);
  });

  it('asks every time for what exists', async () => {
    const found = { kind: 'found', page: { id: 'careers' } } as const;
    const { remembering, calls } = setUp({ page: async () => found });
    expect([await ask(remembering, 'page'), await ask(remembering, 'page')]).toEqual([found, found]);
    expect(calls).toHaveLength(2);
  });

  it('asks again after a failure, which says nothing of what exists [page.null]', async () => {
    const failed = { kind: 'failed', reason: 'no answer' } as const;
    const { remembering, calls } = setUp({
      page: async () => failed,
      menu: () => Promise.reject(new Error('no answer')),
    });
    for (const _ of [1, 2]) {
      expect(await ask(remembering, 'page')).toEqual(failed);
      await expect(ask(remembering, 'menu')).rejects.toThrow('no answer');
    }
    expect(calls).toEqual(['page gone', 'menu gone', 'page gone', 'menu gone']);
  });

  it('asks again once the time to live is over, and not before', async () => {
    const { remembering, calls } = setUp();
    await ask(remembering, 'page');
    advance(ttlMs);
    await ask(remembering, 'page');
    expect(calls).toHaveLength(1);
    advance(2);
    await ask(remembering, 'page');
    expect(calls).toHaveLength(2);
  });

  it('does not extend the time to live by asking', async () => {
    const { remembering, calls } = setUp();
    await ask(remembering, 'page');
    advance(ttlMs - 1);
    await ask(remembering, 'page');
    advance(ttlMs - 1);
    await ask(remembering, 'page');
    expect(calls).toHaveLength(2);
  });

  it('finds what was missing as soon as it is published [api.cache]', async () => {
    let answer: PageAnswer = { kind: 'missing' };
    const { remembering } = setUp({ page: async () => answer });
    await ask(remembering, 'page');
    answer = { kind: 'found', page: {} };
    expect(await ask(remembering, 'page')).toEqual({ kind: 'missing' });
    remembering.forget();
    expect(await ask(remembering, 'page')).toEqual(answer);
  });

  it('does not remember an answer that was asked for before a publish [api.cache]', async () => {
    const earlier = Promise.withResolvers<PageAnswer>();
    const { remembering, calls } = setUp({ page: () => earlier.promise });
    const asked = ask(remembering, 'page');
    remembering.forget();
    earlier.resolve({ kind: 'missing' });
    expect(await asked).toEqual({ kind: 'missing' });
    await ask(remembering, 'page');
    expect(calls).toHaveLength(2);
  });

  it('remembers no more than its maximum, and gives up what it has remembered for longest', async () => {
    const { remembering, calls } = setUp({}, 2);
    for (const id of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(remembering, 'page', id);
    expect(calls).toEqual(['page a', 'page b', 'page c', 'page a', 'page b']);
  });

  it('passes every other call on', async () => {
    const [settings, restaurant] = [settingsOf(), restaurantOf()];
    const { remembering } = setUp({ settings: async () => settings, restaurants: async () => [restaurant] });
    expect([await remembering.settings(), await remembering.restaurants()]).toEqual([settings, [restaurant]]);
  });
});
