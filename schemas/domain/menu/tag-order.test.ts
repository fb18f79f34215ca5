import { describe, expect, it } from 'vitest';
import { compareTags } from './tag-order.ts';

describe('the order of dietary tags', () => {
  it('is diets, ingredients to avoid, heat, then all others [menu.page]', () => {
    const slugs = ['new', 'hot', 'contains-nuts', 'made-without-milk', 'halal-chicken', 'vegetarian', 'mild', 'vegan'];
    expect(slugs.toSorted(compareTags)).toEqual([
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

  it('compares whole words only, and is alphabetical for unknown words [menu.page]', () => {
    expect(['shot', 'hotpot', 'medium'].toSorted(compareTags)).toEqual(['medium', 'hotpot', 'shot']);
  });
});
