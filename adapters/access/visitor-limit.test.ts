import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createVisitorLimit } from './visitor-limit.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const times = async (count: number, take: () => Promise<number | undefined>): Promise<number> => {
  let passed = 0;
  for (let index = 0; index < count; index += 1) if ((await take()) === undefined) passed += 1;
  return passed;
};

describe('a limit for each visitor', () => {
  it('lets a visitor come so often and no more, and others as well', async () => {
    const limit = createVisitorLimit({ most: 5, seconds: 60 });
    expect(await times(1000, () => limit.take('203.0.113.7'))).toBe(5);
    expect(await limit.take('203.0.113.8')).toBeUndefined();
  });

  it('says how long to wait, and is over then', async () => {
    const limit = createVisitorLimit({ most: 1, seconds: 60 });
    await limit.take('203.0.113.7');
    expect(await limit.take('203.0.113.7')).toBe(60);
    vi.advanceTimersByTime(59_500);
    expect(await limit.take('203.0.113.7')).toBe(1);
    vi.advanceTimersByTime(501);
    expect(await limit.take('203.0.113.7')).toBeUndefined();
  });

  it('makes nobody wait longer for having tried in vain', async () => {
    const limit = createVisitorLimit({ most: 1, seconds: 60 });
    await times(500, () => limit.take('203.0.113.7'));
    vi.advanceTimersByTime(60_001);
    expect(await limit.take('203.0.113.7')).toBeUndefined();
  });

  it('counts so many visitors at once, and keeps no more timers than that, however many come', async () => {
    const limit = createVisitorLimit({ most: 1, seconds: 3600, maximumVisitors: 100 });
    for (let index = 0; index < 10_000; index += 1) await limit.take(`198.51.${index >> 8}.${index & 255}`);
    expect(vi.getTimerCount()).toBe(100);
    // Of the last hundred each is still counted, and who came before them begins anew.
    expect(await limit.take('198.51.39.15')).toBe(3600);
    expect(await limit.take('198.51.0.0')).toBeUndefined();
    expect(vi.getTimerCount()).toBe(100);
  });

  it('counts the 256 networks of a /56 together, with four times the limit, and its neighbour apart', async () => {
    const limit = createVisitorLimit({ most: 5, seconds: 60 });
    const networks = Array.from({ length: 256 }, (_, index) => `2001:db8:0:${(0x1200 + index).toString(16)}`);
    let passed = 0;
    for (const visitor of networks) passed += await times(10, () => limit.take(visitor));
    expect(passed).toBe(20);
    expect(await limit.take('2001:db8:0:1300')).toBeUndefined();
    expect(await limit.used('2001:db8:0:12ff')).toBe(5);
  });

  it('counts the 65,536 networks of a /48 together, with sixteen times the limit', async () => {
    const limit = createVisitorLimit({ most: 5, seconds: 60 });
    let passed = 0;
    for (let index = 0; index < 65_536; index += 64)
      passed += await times(2, () => limit.take(`2001:db8:0:${index.toString(16)}`));
    expect(passed).toBe(80);
    expect(await limit.take('2001:db8:1:0')).toBeUndefined();
  });

  it('gives back to all networks what was no harm, and counts nothing that was refused', async () => {
    const limit = createVisitorLimit({ most: 1, seconds: 60 });
    for (let index = 0; index < 50; index += 1) {
      expect(await limit.take(`2001:db8:0:${index.toString(16)}`)).toBeUndefined();
      await limit.giveBack(`2001:db8:0:${index.toString(16)}`);
    }
    await times(50, () => limit.take('2001:db8:0:1'));
    expect(await limit.take('2001:db8:0:2')).toBeUndefined();
  });
});
