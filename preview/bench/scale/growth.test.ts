import { describe, expect, it } from 'vitest';
import { fitGrowth } from './growth.ts';

const sizes = [10, 100, 1000];

describe('the growth of measured values', () => {
  it.each([
    ['constant', 0, [5, 5, 5]],
    ['constant', 0, [0, 0, 0]],
    ['linear', 1, [20, 200, 2000]],
    ['linear', 0.5, [1, Math.sqrt(10), 10]],
    ['superlinear', 2, [1, 100, 10_000]],
  ] as const)('is %s with the exponent %d', (law, exponent, values) => {
    const growth = fitGrowth(sizes, values);
    expect(growth.law).toBe(law);
    expect(growth.exponent).toBeCloseTo(exponent);
  });

  it('is fitted to all sizes', () => {
    expect(fitGrowth([10, 100, 10_000], [1, 10, 1]).exponent).toBeCloseTo(-1 / 14);
  });
});
