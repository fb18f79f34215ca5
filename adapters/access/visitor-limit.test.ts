import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createVisitorLimit } from './visitor-limit.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const countAllowed = async (count: number, consume: () => Promise<number | undefined>): Promise<number> => {
  let allowed = 0;
  for (let index = 0; index < count; index += 1) if ((await consume()) === undefined) allowed += 1;
  return allowed;
};

describe('visitor limit', () => {
  it('limits each visitor separately [form.abuse]', async () => {
    const limit = createVisitorLimit({ name: 'requests', maxRequests: 5, seconds: 60 });
    expect(await countAllowed(1000, () => limit.consume('203.0.113.7'))).toBe(5);
    expect(await limit.consume('203.0.113.8')).toBeUndefined();
  });

  it('returns the seconds to wait and resets afterwards [form.abuse]', async () => {
    const limit = createVisitorLimit({ name: 'requests', maxRequests: 1, seconds: 60 });
    await limit.consume('203.0.113.7');
    expect(await limit.consume('203.0.113.7')).toBe(60);
    vi.advanceTimersByTime(59_500);
    expect(await limit.consume('203.0.113.7')).toBe(1);
    vi.advanceTimersByTime(501);
    expect(await limit.consume('203.0.113.7')).toBeUndefined();
  });

  it('does not extend the wait for rejected requests [form.abuse]', async () => {
    const limit = createVisitorLimit({ name: 'requests', maxRequests: 1, seconds: 60 });
    await countAllowed(500, () => limit.consume('203.0.113.7'));
    vi.advanceTimersByTime(60_001);
    expect(await limit.consume('203.0.113.7')).toBeUndefined();
  });

  it('counts at most the given number of visitors and keeps no more timers than that [form.abuse]', async () => {
    const limit = createVisitorLimit({ name: 'requests', maxRequests: 1, seconds: 3600, maximumKeys: 100 });
    for (let index = 0; index < 10_000; index += 1) await limit.consume(`198.51.${index >> 8}.${index & 255}`);
    expect(vi.getTimerCount()).toBe(100);
    // The last hundred are still counted; visitors before them were forgotten.
    expect(await limit.consume('198.51.39.15')).toBe(3600);
    expect(await limit.consume('198.51.0.0')).toBeUndefined();
    expect(vi.getTimerCount()).toBe(100);
  });

  it('counts the 256 networks of a /56 together with four times the limit, and its neighbour separately [form.abuse]', async () => {
    const limit = createVisitorLimit({ name: 'requests', maxRequests: 5, seconds: 60 });
    const networks = Array.from({ length: 256 }, (_, index) => `2001:db8:0:${(0x1200 + index).toString(16)}`);
    let allowed = 0;
    for (const visitor of networks) allowed += await countAllowed(10, () => limit.consume(visitor));
    expect(allowed).toBe(20);
    expect(await limit.consume('2001:db8:0:1300')).toBeUndefined();
    expect(await limit.countUsed('2001:db8:0:12ff')).toBe(5);
  });

  it('counts the 65,536 networks of a /48 together with sixteen times the limit [form.abuse]', async () => {
    const limit = createVisitorLimit({ name: 'requests', maxRequests: 5, seconds: 60 });
    let allowed = 0;
    for (let index = 0; index < 65_536; index += 64)
      allowed += await countAllowed(2, () => limit.consume(`2001:db8:0:${index.toString(16)}`));
    expect(allowed).toBe(80);
    expect(await limit.consume('2001:db8:1:0')).toBeUndefined();
  });

  it('refunds all networks, and does not count rejected requests [form.abuse]', async () => {
    const limit = createVisitorLimit({ name: 'requests', maxRequests: 1, seconds: 60 });
    for (let index = 0; index < 50; index += 1) {
      expect(await limit.consume(`2001:db8:0:${index.toString(16)}`)).toBeUndefined();
      await limit.refund(`2001:db8:0:${index.toString(16)}`);
    }
    await countAllowed(50, () => limit.consume('2001:db8:0:1'));
    expect(await limit.consume('2001:db8:0:2')).toBeUndefined();
  });
});
