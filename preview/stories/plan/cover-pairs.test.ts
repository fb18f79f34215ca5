import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allPairs, coverPairs } from './cover-pairs.ts';

const sizes = fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 2, maxLength: 6 });

describe('a covering set', () => {
  it('contains every pair of values of two dimensions', () => {
    fc.assert(
      fc.property(sizes, (each) => {
        const rows = coverPairs(each);
        const missing = allPairs(each).filter(
          ({ one, other, a, b }) => !rows.some((row) => row[one] === a && row[other] === b),
        );
        expect(missing).toEqual([]);
      }),
    );
  });

  it('has one existing value of every dimension in each row', () => {
    fc.assert(
      fc.property(sizes, (each) => {
        for (const row of coverPairs(each)) {
          expect(row).toHaveLength(each.length);
          expect(row.every((value, dimension) => value >= 0 && value < (each[dimension] ?? 0))).toBe(true);
        }
      }),
    );
  });

  it('is at most 1.5 times the product of the two longest dimensions, and far from the full product', () => {
    const each = [5, 4, 4, 8, 7, 2];
    const rows = coverPairs(each).length;
    expect(rows).toBeGreaterThanOrEqual(56);
    expect(rows).toBeLessThan(84);
    expect(each.reduce((product, size) => product * size, 1) / rows).toBeGreaterThan(100);
  });
});
