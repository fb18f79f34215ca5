import { describe, expect, it } from 'vitest';
import { compareTags } from './tag-order.ts';

describe('the order of dietary tags', () => {
  it('goes from what one eats over what must not be in it to how hot it is, and ends with all others', () => {
    const given = ['new', 'hot', 'contains-nuts', 'made-without-milk', 'halal-chicken', 'vegetarian', 'mild', 'vegan'];
    expect(given.toSorted(compareTags)).toEqual([
      'vegan',
      'vegetarian',
      'halal-chicken',
      'made-without-milk',
      'contains-nuts',
      'mild',
      'hot',
      'new',
    ]);
  });

  it('takes whole words only, and the alphabet where it knows none', () => {
    expect(['shot', 'hotpot', 'medium'].toSorted(compareTags)).toEqual(['medium', 'hotpot', 'shot']);
  });
});
