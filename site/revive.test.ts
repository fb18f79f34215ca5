import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createReviver } from './revive.mjs';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A process that can be started, and the words of what happened to it. */
function setUp({ starts = true, isStopping = false } = {}) {
  const revive = createReviver(() => isStopping);
  const happened: string[] = [];
  const create = (name: string) => ({
    start: async () => {
      happened.push(`${name} started`);
      if (!starts) throw new Error('The port is taken.');
    },
  });
  const die = (process: object, name: string) => revive(process, () => happened.push(`${name} given up`));
  return { create, die, happened };
}

describe('a process that has died', () => {
  it('is started again, after a pause that grows with every death', async () => {
    const { create, die, happened } = setUp();
    const service = create('service');
    die(service, 'service');
    await vi.advanceTimersByTimeAsync(500);
    expect(happened).toEqual(['service started']);
    die(service, 'service');
    await vi.advanceTimersByTimeAsync(999);
    expect(happened).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(happened).toHaveLength(2);
  });

  it('is given up when it dies again and again, whatever became of another', async () => {
    const { create, die, happened } = setUp();
    const [service, preview] = [create('service'), create('preview')];
    for (let death = 0; death < 6; death += 1) {
      die(preview, 'preview');
      await vi.advanceTimersByTimeAsync(5000);
    }
    expect(happened).toEqual([...Array.from({ length: 5 }, () => 'preview started'), 'preview given up']);
    die(service, 'service');
    await vi.advanceTimersByTimeAsync(500);
    expect(happened.at(-1)).toBe('service started');
  });

  it('is started for ever when its deaths are far apart', async () => {
    const { create, die, happened } = setUp();
    const service = create('service');
    for (let death = 0; death < 20; death += 1) {
      die(service, 'service');
      await vi.advanceTimersByTimeAsync(61_000);
    }
    expect(happened).toEqual(Array.from({ length: 20 }, () => 'service started'));
  });

  it('is given up when it cannot be started', async () => {
    const { create, die, happened } = setUp({ starts: false });
    die(create('preview'), 'preview');
    await vi.advanceTimersByTimeAsync(500);
    expect(happened).toEqual(['preview started', 'preview given up']);
  });

  it('is left alone while all is being stopped', async () => {
    const { create, die, happened } = setUp({ isStopping: true });
    die(create('service'), 'service');
    await vi.advanceTimersByTimeAsync(5000);
    expect(happened).toEqual([]);
  });
});
