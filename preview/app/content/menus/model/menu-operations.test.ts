import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dishesOf } from '#preview/review/menu/stored-menu.ts';
import { insertDishes, mapDishes, moveDishes, removeDishes } from './menu-operations.ts';
import { copyDish, createId, takenIds, withFirstId } from './new-entries.ts';

const a = { id: 'a', name: 'A' };
const b = { id: 'b', name: 'B' };
const c = { id: 'c', name: 'C' };
const sections = [
  { name: 'One', items: [a, b] },
  'unusable',
  { name: 'Two', items: [c, null], extra: 1 },
  { items: 'x' },
];
const ids = (all: readonly unknown[]) => all.map((section) => dishesOf(section).map((dish) => Object(dish).id ?? dish));

describe('dishes of stored sections', () => {
  it('are inserted, removed and replaced in their places [editor.menus]', () => {
    expect(ids(insertDishes(sections, { section: 0, item: 1 }, [c]))).toEqual([['a', 'c', 'b'], [], ['c', null], []]);
    expect(ids(removeDishes(sections, [{ section: 0, item: 0 }]))).toEqual([['b'], [], ['c', null], []]);
    expect(mapDishes(sections, [{ section: 0, item: 1 }], () => c)[0]).toEqual({ name: 'One', items: [a, c] });
  });

  it('move within a section and to another one, in their order [editor.menus]', () => {
    const first = { section: 0, item: 0 };
    const three = [{ items: [a, b, c] }];
    expect(ids(moveDishes(three, [first], { section: 0, item: 2 }))[0]).toEqual(['b', 'a', 'c']);
    expect(ids(moveDishes(three, [{ section: 0, item: 2 }], first))[0]).toEqual(['c', 'a', 'b']);
    expect(ids(moveDishes(sections, [first, { section: 0, item: 1 }], { section: 2, item: 1 }))).toEqual([
      [],
      [],
      ['c', 'a', 'b', null],
      [],
    ]);
  });

  it('leave a section with an unusable list, and unusable sections, as they are [editor.menus]', () => {
    for (const section of [1, 3]) {
      expect(insertDishes(sections, { section, item: 0 }, [a])).toEqual(sections);
      expect(moveDishes(sections, [{ section: 0, item: 0 }], { section, item: 0 })).toBe(sections);
    }
  });

  it('are all still there after any move [editor.menus]', () => {
    const places = [
      { section: 0, item: 0 },
      { section: 0, item: 1 },
      { section: 2, item: 0 },
      { section: 2, item: 1 },
    ];
    fc.assert(
      fc.property(fc.subarray(places), fc.constantFrom(0, 2), fc.nat(2), (moved, section, item) => {
        const after = ids(moveDishes(sections, moved, { section, item })).flat();
        expect(after.map(String).sort()).toEqual(['a', 'b', 'c', 'null']);
      }),
    );
  });
});

describe('a new id', () => {
  it('is made of the name, and is not taken [editor.menus]', () => {
    expect(createId('Phở bò!', new Set())).toBe('pho-bo');
    expect(createId('A', takenIds(sections))).toBe('a-2');
    expect(createId('', new Set(['new-dish', 'new-dish-2']))).toBe('new-dish-3');
  });

  it('is given to a new dish with its first name only [editor.menus]', () => {
    const added = { id: 'new-dish', name: '' };
    expect(withFirstId(added, { ...added, name: 'B' }, takenIds(sections))).toEqual({ id: 'b-2', name: 'B' });
    expect(withFirstId(a, { ...a, name: 'B' }, takenIds(sections))).toEqual({ id: 'a', name: 'B' });
  });

  it('is given to a copy, which shares nothing with its dish [editor.menus]', () => {
    const dish = { id: 'a', name: 'A', allergens: { milk: 'contains' } };
    expect(copyDish(dish, takenIds(sections))).toEqual({ ...dish, id: 'a-2' });
    expect(copyDish(null, new Set())).toBeNull();
  });
});
