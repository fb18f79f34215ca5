import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { raisePrice, roundingSteps } from '../model/round-price.ts';
import { planBulk } from './plan-bulk.ts';

const sections = [
  {
    name: 'S',
    items: [
      { id: 'a', name: 'A', pricePence: 1250, dietaryTags: [{ name: 'Hot', icon: 'x' }] },
      { id: 'b', name: 'B', pricePence: '800', x: 1 },
      { id: 'c', name: 'C' },
      null,
    ],
  },
];
const all = [0, 1, 2, 3].map((item) => ({ section: 0, item }));
const itemsOf = (plan: { sections: readonly unknown[] }) => Object(plan.sections[0]).items;

describe('a price', () => {
  it.each([
    [1250, { kind: 'percent' as const, percent: 5 }, 5, 1315],
    [1250, { kind: 'percent' as const, percent: 5 }, 10, 1310],
    [1250, { kind: 'percent' as const, percent: 5 }, 50, 1300],
    [30, { kind: 'percent' as const, percent: 5 }, 1, 32],
    [1250, { kind: 'amount' as const, pence: 25 }, 50, 1300],
    [1250, { kind: 'amount' as const, pence: -2000 }, 5, 0],
    [1250, { kind: 'percent' as const, percent: -10 }, 5, 1125],
  ] as const)('of %ip, raised by %j and rounded to %ip, is %ip [editor.menus]', (pence, rise, step, raised) => {
    expect(raisePrice(pence, rise, step)).toBe(raised);
  });

  it('is rounded to a multiple of its step, less than one step away [editor.menus]', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(5000), fc.constantFrom(...roundingSteps), (pence, amount, step) => {
        const raised = raisePrice(pence, { kind: 'amount', pence: amount }, step);
        expect(raised % step).toBe(0);
        expect(Math.abs(raised - pence - amount)).toBeLessThan(step);
      }),
    );
  });
});

describe('a change of many dishes', () => {
  it('raises prices, and names the dishes that it cannot change [editor.menus]', () => {
    const plan = planBulk(sections, all, { kind: 'raise-prices', rise: { kind: 'percent', percent: 10 }, step: 10 });
    expect(plan.dishes).toEqual([
      { name: 'A', before: '£12.50', after: '£13.80' },
      { name: 'B', before: '£8.00', after: '£8.80' },
    ]);
    expect(plan.skipped).toEqual([
      { name: 'C', reason: 'It has no price.' },
      { name: 'A dish without a name', reason: 'This entry is not a dish.' },
    ]);
    expect(itemsOf(plan)[1]).toEqual({ id: 'b', name: 'B', pricePence: 880, x: 1 });
    expect(itemsOf(plan).slice(2)).toEqual(sections[0]?.items.slice(2));
  });

  it('raises no price above £10,000, and gives no dish more than 20 tags [editor.menus]', () => {
    const tags = Array.from({ length: 19 }, (_, at) => ({ name: `Tag ${at}` }));
    const own = [{ name: 'S', items: [{ name: 'A', pricePence: 999_900, dietaryTags: tags }] }];
    const first = [{ section: 0, item: 0 }];
    const raise = (pence: number) =>
      planBulk(own, first, { kind: 'raise-prices', rise: { kind: 'amount', pence }, step: 1 });
    expect(raise(100).dishes).toEqual([{ name: 'A', before: '£9999.00', after: '£10000.00' }]);
    expect(raise(101).skipped).toEqual([{ name: 'A', reason: 'Its price would be more than £10,000.' }]);
    const add = (...names: readonly string[]) => planBulk(own, first, { kind: 'add-tags', names });
    expect(add('Hot').skipped).toEqual([]);
    expect(add('Hot', 'New').skipped).toEqual([{ name: 'A', reason: 'It would have more than 20 tags.' }]);
  });

  it('adds and removes tags, of which the others stay as they are [editor.menus]', () => {
    const added = planBulk(sections, all, { kind: 'add-tags', names: ['Hot', 'Vegan'] });
    expect(itemsOf(added).map((dish: unknown) => Object(dish).dietaryTags)).toEqual([
      [{ name: 'Hot', icon: 'x' }, { name: 'Vegan' }],
      [{ name: 'Hot' }, { name: 'Vegan' }],
      [{ name: 'Hot' }, { name: 'Vegan' }],
      undefined,
    ]);
    const removed = planBulk(sections, all, { kind: 'remove-tags', names: ['Hot'] });
    expect([removed.dishes, removed.unchanged]).toEqual([[{ name: 'A', before: 'Hot', after: 'None' }], 2]);
  });

  it('sets a price or a level, and counts the dishes that have it already [editor.menus]', () => {
    const priced = planBulk(sections, all, { kind: 'set-price', pence: 800 });
    expect([priced.dishes.map(({ name }) => name), priced.unchanged]).toEqual([['A', 'C'], 1]);
    const level = planBulk(sections, all, { kind: 'set-level', allergen: 'milk', level: 'contains' });
    expect(level.dishes[0]).toEqual({ name: 'A', before: 'Unknown', after: 'Contains' });
    expect(itemsOf(level)[2]).toEqual({ id: 'c', name: 'C', allergens: { milk: 'contains' } });
  });
});
