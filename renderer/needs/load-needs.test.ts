import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Loaders, Need, NeedSource, NeedValues } from '#schemas/content/tile/need.ts';
import { offerSchema } from '#schemas/domain/offer/offer.ts';
import { loadNeeds } from './load-needs.ts';
import { needName } from './plan-needs.ts';

const pudding = offerSchema.parse({
  id: 'pudding',
  title: 'A pudding',
  description: '<p>x</p>',
  termAndConditions: '<p>x</p>',
});
const need: Need = { source: 'offer', slug: 'pudding' };
const menuNeed: Need = { source: 'menu', id: 'main' };

const notNeeded = (): Promise<never> => Promise.reject(new Error('not needed'));
/** Loads an offer and a menu. */
async function load(loaders: Partial<Loaders>, limitMs = 1000) {
  const needs = new Map([need, menuNeed].map((each) => [needName(each), each]));
  const found = await loadNeeds<NeedValues[NeedSource]>(
    needs,
    { offer: notNeeded, menu: notNeeded, ...loaders },
    limitMs,
  );
  return { offer: found.get(needName(need)), menu: found.get(needName(menuNeed)) };
}

describe('loading needs', () => {
  it('loads all at once and answers each on its own [tile.throws]', async () => {
    const answers = await load({ offer: async () => pudding, menu: () => Promise.reject(new Error('503')) });
    expect(answers).toEqual({
      offer: { ok: true, value: pudding },
      menu: { ok: false, reason: 'failed', message: 'The menu could not be loaded: 503' },
    });
  });

  it('answers even when a loader throws synchronously or finds nothing [tile.throws]', async () => {
    const answers = await load({
      offer: () => {
        throw new Error('no offers');
      },
      menu: async () => undefined,
    });
    expect(answers).toEqual({
      offer: { ok: false, reason: 'failed', message: 'The offer could not be loaded: no offers' },
      menu: { ok: false, reason: 'missing', message: 'There is no such menu.' },
    });
  });

  it('answers “late” after the limit, although the loader never ends [loading.flags]', async () => {
    const timeout = new AbortController();
    const limits: number[] = [];
    const timeouts = vi.spyOn(AbortSignal, 'timeout');
    onTestFinished(() => timeouts.mockRestore());
    timeouts.mockImplementation((ms) => {
      limits.push(ms);
      return timeout.signal;
    });
    const waiting = load({ offer: async () => pudding, menu: () => new Promise(() => undefined) }, 700);
    timeout.abort();
    expect(await waiting).toMatchObject({
      menu: { ok: false, reason: 'late', message: 'The menu did not arrive in time.' },
    });
    expect(limits).toEqual([700]);
  });

  it('reports every loader that ignores the signal as late, but only once the time is up [loading.flags]', async () => {
    const timeout = new AbortController();
    const timeouts = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
    onTestFinished(() => timeouts.mockRestore());
    const never = () => new Promise<never>(() => undefined);
    let answers: Awaited<ReturnType<typeof load>> | undefined;
    const waiting = load({ offer: never, menu: never }).then((each) => {
      answers = each;
    });
    await new Promise(setImmediate);
    expect(answers).toBeUndefined();
    timeout.abort();
    await waiting;
    expect(answers).toEqual({
      offer: { ok: false, reason: 'late', message: 'The offer did not arrive in time.' },
      menu: { ok: false, reason: 'late', message: 'The menu did not arrive in time.' },
    });
  });

  it('passes the signal to the loader, and keeps answers that arrived before it aborts [loading.flags]', async () => {
    const timeout = new AbortController();
    const timeouts = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
    onTestFinished(() => timeouts.mockRestore());
    const seen: unknown[] = [];
    const answers = await load({
      offer: async (input, signal) => {
        seen.push(input, signal);
        return pudding;
      },
      menu: async () => undefined,
    });
    expect(seen).toEqual([need, timeout.signal]);
    timeout.abort();
    await new Promise(setImmediate);
    expect(answers.offer).toEqual({ ok: true, value: pudding });
  });
});
