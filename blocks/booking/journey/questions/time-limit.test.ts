import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { abortAfter, limitTime, within } from './time-limit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What a promise comes to: a word of it is known once all that can run has run. */
async function settledBy(ms: number, promise: Promise<unknown>): Promise<unknown> {
  let settled: unknown = 'open';
  promise.then(
    (value) => {
      settled = value;
    },
    (error: unknown) => {
      settled = String(error);
    },
  );
  await vi.advanceTimersByTimeAsync(ms);
  return settled;
}
const over = 'Error: It took too long.';

describe('a limit on the time of the bank’s check [booking.card]', () => {
  it('is over when its time is', async () => {
    const { passed } = limitTime(1000);
    expect(await settledBy(999, passed)).toBe('open');
    expect(await settledBy(1, passed)).toBe(over);
  });

  it('begins anew when it is put off', async () => {
    const { passed, extend } = limitTime(1000);
    expect(await settledBy(900, passed)).toBe('open');
    extend(5000);
    expect(await settledBy(4999, passed)).toBe('open');
    expect(await settledBy(1, passed)).toBe(over);
  });

  it('is never over once it is lifted', async () => {
    const { passed, lift } = limitTime(1000);
    lift();
    expect(await settledBy(60_000, passed)).toBe('open');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('card fields that are waited for [booking.card]', () => {
  it('are there, or fail, as soon as they do, and leave no timer', async () => {
    expect(await within(1000, Promise.resolve('fields'))).toBe('fields');
    await expect(within(1000, Promise.reject(new Error('no network')))).rejects.toThrow('no network');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('are given up when they take too long', async () => {
    const waiting = within(1000, new Promise(() => undefined));
    expect(await settledBy(1000, waiting)).toBe(over);
  });
});

describe('a request that is given up [booking.slot-failure]', () => {
  it('ends with its time or with another signal, whichever is first', () => {
    const [timed, other] = [abortAfter(1000), new AbortController()];
    const either = abortAfter(1000, other.signal);
    vi.advanceTimersByTime(999);
    expect([timed.aborted, either.aborted]).toEqual([false, false]);
    other.abort();
    expect([timed.aborted, either.aborted]).toEqual([false, true]);
    vi.advanceTimersByTime(1);
    expect(timed.aborted).toBe(true);
    expect(abortAfter(1000, AbortSignal.abort()).aborted).toBe(true);
  });
});
