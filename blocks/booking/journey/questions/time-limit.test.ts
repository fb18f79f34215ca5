import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { abortAfter, createTimeLimit, withTimeout } from './time-limit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Returns the value or error of a promise after this many milliseconds, or `pending`. */
async function settleWithin(ms: number, promise: Promise<unknown>): Promise<unknown> {
  let settled: unknown = 'pending';
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
const timedOut = 'Error: Timed out.';

describe('the time limit of the bank’s check [booking.card]', () => {
  it('expires when its time is over', async () => {
    const { expired } = createTimeLimit(1000);
    expect(await settleWithin(999, expired)).toBe('pending');
    expect(await settleWithin(1, expired)).toBe(timedOut);
  });

  it('starts again when it is extended', async () => {
    const { expired, extend } = createTimeLimit(1000);
    expect(await settleWithin(900, expired)).toBe('pending');
    extend(5000);
    expect(await settleWithin(4999, expired)).toBe('pending');
    expect(await settleWithin(1, expired)).toBe(timedOut);
  });

  it('never expires once it is cleared', async () => {
    const { expired, clear } = createTimeLimit(1000);
    clear();
    expect(await settleWithin(60_000, expired)).toBe('pending');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('waiting for card fields [booking.card]', () => {
  it('settles as soon as they do, and leaves no timer', async () => {
    expect(await withTimeout(1000, Promise.resolve('fields'))).toBe('fields');
    await expect(withTimeout(1000, Promise.reject(new Error('no network')))).rejects.toThrow('no network');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('fails when they take too long', async () => {
    const waiting = withTimeout(1000, new Promise(() => undefined));
    expect(await settleWithin(1000, waiting)).toBe(timedOut);
  });
});

describe('the signal of a request [booking.slot-failure]', () => {
  it('aborts at its time limit or with another signal, whichever is first', () => {
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
