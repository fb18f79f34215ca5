import { expect, it } from 'vitest';
import { createKeyLock } from './key-lock.ts';
import { createMemoryValues } from './memory-state.ts';

function createLock() {
  const sleepsMs: number[] = [];
  const acquire = createKeyLock({
    values: createMemoryValues({ ttlMs: 60_000, maxBytes: 100_000 }),
    sleep: async (ms) => void sleepsMs.push(ms),
  });
  return { acquire, sleepsMs };
}

it('the lock of a key is had by one at a time, the next as soon as it is released [upstream.once]', async () => {
  const { acquire, sleepsMs } = createLock();
  const release = await acquire('key');
  expect(await acquire('another')).toBeTypeOf('function');
  expect(sleepsMs).toEqual([]);
  const next = acquire('key');
  await release?.();
  expect(await next).toBeTypeOf('function');
  expect(sleepsMs.length).toBeLessThan(3);
});

it('a lock that is not released is waited for no longer than 45 seconds [upstream.once]', async () => {
  const { acquire, sleepsMs } = createLock();
  await acquire('key');
  expect(await acquire('key')).toBeUndefined();
  const waitedMs = sleepsMs.reduce((sum, each) => sum + each, 0);
  expect(waitedMs).toBeGreaterThanOrEqual(45_000);
  expect(waitedMs).toBeLessThan(46_000);
});
