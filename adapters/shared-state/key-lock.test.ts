import { afterEach, expect, it, vi } from 'vitest';
import { createFakeClock } from '#adapters/testing/fake-clock.ts';
import { bookingLockLimits, createKeyLock } from './key-lock.ts';
import { createMemoryValues } from './memory-state.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** The locks of one copy, on values that it may share with others. */
function createLock(values = createMemoryValues(bookingLockLimits)) {
  const clock = createFakeClock();
  return { acquire: createKeyLock({ values, clock }), clock, values };
}

it('the lock of a key is had by one at a time, the next as soon as it is released [upstream.once]', async () => {
  const { acquire, clock } = createLock();
  const release = await acquire('key');
  expect(await acquire('another')).toBeTypeOf('function');
  expect(clock.sleepsMs).toEqual([]);
  const next = acquire('key');
  await release?.();
  expect(await next).toBeTypeOf('function');
  expect(clock.sleepsMs.length).toBeLessThan(3);
});

it('a lock that is not released is waited for no longer than 45 seconds [upstream.once]', async () => {
  const { acquire, clock } = createLock();
  await acquire('key');
  expect(await acquire('key')).toBeUndefined();
  const waitedMs = clock.sleepsMs.reduce((sum, each) => sum + each, 0);
  expect(waitedMs).toBeGreaterThanOrEqual(45_000);
  expect(waitedMs).toBeLessThan(46_000);
});

it('the lock of a copy that was killed ends within seconds [upstream.once]', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const killed = createLock();
  await killed.acquire('key');
  const other = createLock(killed.values);
  const sleep = async (ms: number): Promise<void> => void vi.advanceTimersByTime(ms);
  const acquire = createKeyLock({ values: killed.values, clock: { ...other.clock, sleep } });
  const startedAt = Date.now();
  expect(await acquire('key')).toBeTypeOf('function');
  expect(Date.now() - startedAt).toBeLessThanOrEqual(5200);
});

it('the lock of a copy that is still sending is renewed until it is released [upstream.once]', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { acquire, clock, values } = createLock();
  const release = await acquire('key');
  for (let second = 0; second < 60; second += 1) {
    vi.advanceTimersByTime(1000);
    clock.advance(1000);
    await clock.tick();
    expect(await values.claim('key')).toBe(false);
  }
  await release?.();
  expect(clock.repeating).toBe(0);
  expect(await values.claim('key')).toBe(true);
});

it('a renewal under way does not store a lock that is released [upstream.once]', async () => {
  const values = createMemoryValues(bookingLockLimits);
  const slow = Promise.withResolvers<void>();
  const { acquire, clock } = createLock({
    ...values,
    save: async (key, value) => {
      await slow.promise;
      await values.save(key, value);
    },
  });
  const release = await acquire('key');
  clock.advance(1000);
  const renewal = clock.tick();
  const released = release?.();
  slow.resolve();
  await Promise.all([renewal, released]);
  expect(await values.claim('key')).toBe(true);
});
