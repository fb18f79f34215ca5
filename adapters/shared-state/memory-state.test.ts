import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMemoryValues } from './memory-state.ts';

afterEach(() => {
  vi.useRealTimers();
});

const bytes = (kilobytes: number): Buffer => Buffer.alloc(kilobytes * 1000);
const found = async (values: ReturnType<typeof createMemoryValues>, keys: readonly string[]): Promise<string[]> => {
  const all = await Promise.all(keys.map(async (key) => ((await values.find(key)) ? [key] : [])));
  return all.flat();
};

describe('values in memory', () => {
  it('above the limit of their owner, only the owner’s oldest are removed [form.abuse]', async () => {
    const values = createMemoryValues({ ttlMs: 60_000, maxBytes: 1_000_000, maxBytesPerOwner: 50_000 });
    await values.save('theirs', bytes(40), 'another');
    for (const key of ['first', 'second', 'third']) await values.save(key, bytes(20), 'one');
    expect(await found(values, ['theirs', 'first', 'second', 'third'])).toEqual(['theirs', 'second', 'third']);
  });

  it('above the limit of all, the oldest are removed [form.abuse]', async () => {
    const values = createMemoryValues({ ttlMs: 60_000, maxBytes: 100_000 });
    for (const key of ['one', 'two', 'three']) await values.save(key, bytes(40), key);
    expect(await found(values, ['one', 'two', 'three'])).toEqual(['two', 'three']);
  });

  it('a key is claimed once, until its time is over [form.abuse]', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const values = createMemoryValues({ ttlMs: 60_000, maxBytes: 100_000 });
    expect(await Promise.all([values.claim('key'), values.claim('key'), values.claim('other')])).toEqual([
      true,
      false,
      true,
    ]);
    vi.advanceTimersByTime(60_001);
    expect(await values.claim('key')).toBe(true);
  });
});
