import { setImmediate as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createConcurrencyLimit } from './concurrency-limit.ts';

describe('turns', () => {
  it('let so many run at once, the others after them in the order in which they came', async () => {
    const inTurn = createConcurrencyLimit(4);
    const began: number[] = [];
    let running = 0;
    let most = 0;
    const work = async (index: number) => {
      began.push(index);
      running += 1;
      most = Math.max(most, running);
      await pause();
      running -= 1;
      return index;
    };
    const numbers = Array.from({ length: 20 }, (_, index) => index);
    expect(await Promise.all(numbers.map((index) => inTurn(() => work(index))))).toEqual(numbers);
    expect(most).toBe(4);
    expect(began).toEqual(numbers);
  });

  it('are given on by work that fails', async () => {
    const inTurn = createConcurrencyLimit(1);
    const failing = inTurn(() => Promise.reject(new Error('failed')));
    const next = inTurn(async () => 'done');
    await expect(failing).rejects.toThrow('failed');
    expect(await next).toBe('done');
  });
});
