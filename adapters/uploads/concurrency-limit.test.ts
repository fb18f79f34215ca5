import { setImmediate as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';

describe('concurrency limit', () => {
  it('runs the given number at once, and the others in order', async () => {
    const limit = createConcurrencyLimit(4);
    const started: number[] = [];
    let running = 0;
    let maxRunning = 0;
    const work = async (index: number) => {
      started.push(index);
      running += 1;
      maxRunning = Math.max(maxRunning, running);
      await pause();
      running -= 1;
      return index;
    };
    const numbers = Array.from({ length: 20 }, (_, index) => index);
    expect(await Promise.all(numbers.map((index) => limit(() => work(index))))).toEqual(numbers);
    expect(maxRunning).toBe(4);
    expect(started).toEqual(numbers);
  });

  it('continues after failed work', async () => {
    const limit = createConcurrencyLimit(1);
    const failing = limit(() => Promise.reject(new Error('failed')));
    const next = limit(async () => 'done');
    await expect(failing).rejects.toThrow('failed');
    expect(await next).toBe('done');
  });
});
