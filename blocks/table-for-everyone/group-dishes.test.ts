import { expect, it } from 'vitest';
import type { DishFit } from '#schemas/domain/menu/share-table.ts';
import { groupDishes } from './group-dishes.ts';

const names = ['Ada', 'Ben', 'Cy'];
const dish = (id: string, ...fits: readonly DishFit[]) => ({
  dish: { id, name: id, tags: [], holds: [], unknown: [] },
  fits,
  suitsAll: fits.every((fit) => fit === 'yes'),
});

it('groups dishes by whom they suit: everyone first, then the most guests, what is not known last [diner.profile]', () => {
  const sections = [
    {
      name: 'Plates',
      dishes: [
        dish('a', 'unknown', 'yes', 'yes'),
        dish('b', 'no', 'yes', 'no'),
        dish('c', 'yes', 'yes', 'yes'),
        dish('d', 'no', 'unknown', 'unknown'),
      ],
    },
    { name: 'Sweets', dishes: [dish('e', 'yes', 'yes', 'yes'), dish('f', 'yes', 'no', 'yes')] },
  ];
  const groups = groupDishes({ sections }, names);
  expect(groups.map(({ title, count, suitsAll }) => [title, count, suitsAll])).toEqual([
    ['For everyone', 2, true],
    ['Not for Ben', 1, false],
    ['Only for Ben', 1, false],
    ['Not known for Ada: ask us', 1, false],
    ['Not for Ada, not known for Ben and Cy: ask us', 1, false],
  ]);
  expect(groups[0]?.sections.map(({ name, dishes }) => [name, dishes.map(({ id }) => id)])).toEqual([
    ['Plates', ['c']],
    ['Sweets', ['e']],
  ]);
});

it('names the only guest of a table for one [diner.profile]', () => {
  const sections = [{ name: 'Plates', dishes: [dish('a', 'yes'), dish('b', 'unknown')] }];
  expect(groupDishes({ sections }, ['Ada']).map(({ title }) => title)).toEqual([
    'For Ada',
    'Not known for Ada: ask us',
  ]);
});
