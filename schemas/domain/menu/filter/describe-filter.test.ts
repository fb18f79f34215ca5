import { describe, expect, it } from 'vitest';
import { describeFilter, formatDishes } from './describe-filter.ts';

const all = { diets: [], avoid: [], shown: 60, total: 60 };

describe('the summary of a filter [diner.profile]', () => {
  it.each([
    [{}, '60 dishes'],
    [{ avoid: ['peanuts', 'milk'], shown: 31 }, 'Leaving out milk, peanuts · 31 of 60 dishes'],
    [{ diets: ['Vegan'], avoid: ['nuts'], shown: 1 }, 'Vegan, leaving out tree nuts · 1 of 60 dishes'],
    [{ diets: ['Vegan'] }, 'Vegan · 60 of 60 dishes'],
    [{ shown: 3 }, '3 of 60 dishes'],
    [{ noun: 'drink', total: 18, shown: 18 } as const, '18 drinks'],
  ])('of %o is “%s”', (change, text) => {
    expect(describeFilter({ ...all, ...change })).toBe(text);
  });

  it('counts one as one', () => {
    expect([formatDishes(1), formatDishes(0), formatDishes(1, 'drink')]).toEqual(['1 dish', '0 dishes', '1 drink']);
  });
});
