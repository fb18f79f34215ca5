import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Need } from '#schemas/content/tile/need.ts';
import { offer } from '#schemas/domain/offer/offer.ts';
import { type Loaders, loadNeeds } from './load-needs.ts';
import { needName } from './plan-needs.ts';

const pudding = offer.parse({
  id: 'pudding',
  title: 'A pudding',
  description: '<p>x</p>',
  termAndConditions: '<p>x</p>',
});
const need: Need = { source: 'offer', slug: 'pudding' };
const menuNeed: Need = { source: 'menu', id: 'main' };

const unasked = (): Promise<never> => Promise.reject(new Error('asked for nothing'));
const noLoaders: Loaders = {
  menu: unasked,
  menus: unasked,
  restaurant: unasked,
  restaurants: unasked,
  nearby: unasked,
  offer: unasked,
  offers: unasked,
  job: unasked,
  jobs: unasked,
  jobSearch: unasked,
  social: unasked,
  thirdParties: unasked,
  bookingFacts: unasked,
  tablePlaces: unasked,
  form: unasked,
  wallet: unasked,
};

/** Asks for an offer and a menu. */
async function load(loaders: Partial<Loaders>, limitMs = 1000) {
  const needs = new Map([need, menuNeed].map((each) => [needName(each), each]));
  const found = await loadNeeds(needs, { ...noLoaders, ...loaders }, limitMs);
  return { offer: found.get(needName(need)), menu: found.get(needName(menuNeed)) };
}

describe('what tiles need', () => {
  it('is asked for at once, and each is answered by itself [tile.throws]', async () => {
    const answers = await load({ offer: async () => pudding, menu: () => Promise.reject(new Error('503')) });
    expect(answers).toEqual({
      offer: { ok: true, value: pudding },
      menu: { ok: false, reason: 'failed', message: 'The menu could not be loaded: 503' },
    });
  });

  it('is answered also where a loader throws at once, or knows of no such thing [tile.throws]', async () => {
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

  it('is late where it does not come within the limit, though its loader never stops [loading.flags]', async () => {
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

  it('is late for each loader that does not stop, and only once the time is up [loading.flags]', async () => {
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

  it('is given the signal that ends it, which changes no answer that is there [loading.flags]', async () => {
    const timeout = new AbortController();
    const timeouts = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
    onTestFinished(() => timeouts.mockRestore());
    const seen: unknown[] = [];
    const answers = await load({
      offer: async (asked, signal) => {
        seen.push(asked, signal);
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
