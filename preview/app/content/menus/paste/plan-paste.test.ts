import { describe, expect, it } from 'vitest';
import { columns } from '../columns/columns.ts';
import { planPaste } from './plan-paste.ts';

const sections = [
  {
    id: 's',
    name: 'S',
    items: [
      { id: 'a', name: 'A', pricePence: 100, x: 1 },
      { id: 'b', name: 'B' },
    ],
  },
  { id: 't', name: 'T', items: [{ id: 'c', name: 'C' }] },
];
const price = columns.findIndex(({ id }) => id === 'pricePence');
const at = (item: number, column = 0, rows = 1, columnCount = 1) => ({
  sections,
  place: { section: 0, item },
  column,
  rows,
  columnCount,
});
const pasted = (...args: Parameters<typeof planPaste>) => Object(planPaste(...args).sections[0]).items;

describe('a pasted range', () => {
  it('fills the cells from the active one [editor.menus]', () => {
    const plan = planPaste(
      [
        ['£2', '300'],
        ['3,50', ''],
      ],
      at(0, price),
      columns,
    );
    expect(Object(plan.sections[0]).items).toEqual([
      { id: 'a', name: 'A', pricePence: 200, kcal: 300, x: 1 },
      { id: 'b', name: 'B', pricePence: 350 },
    ]);
    expect([plan.cells.length, plan.added, plan.sections[1] === sections[1]]).toEqual([3, 0, true]);
  });

  it('shows a value as it will be stored, and leaves out what stays the same [editor.menus]', () => {
    const plan = planPaste([['9,30'], ['£1']], at(0, price), columns);
    expect(plan.cells.map(({ after }) => after)).toEqual(['9.30', '1.00']);
    expect(planPaste([['£1']], at(0, price), columns).cells).toEqual([]);
  });

  it('adds dishes at the end of the section, each with an id of its name [editor.menus]', () => {
    expect(pasted([['B'], ['Phở'], ['Phở']], at(1), columns).slice(1)).toEqual([
      { id: 'b', name: 'B' },
      { id: 'pho', name: 'Phở' },
      { id: 'pho-2', name: 'Phở' },
    ]);
    expect(pasted([['C']], at(-1), columns).map(({ id }: { id: string }) => id)).toEqual(['a', 'b', 'c-2']);
  });

  it('leaves cells that cannot be read as they are, and says why [editor.menus]', () => {
    const plan = planPaste([['soon'], ['4']], at(0, price), columns);
    expect(Object(plan.sections[0]).items.map((dish: { pricePence: number }) => dish.pricePence)).toEqual([100, 400]);
    expect(plan.unreadable).toEqual([
      {
        dish: 'A',
        column: 'Price',
        text: 'soon',
        message: 'Enter a price in pounds, such as 12.50. A price has at most two decimals.',
      },
    ]);
  });

  it('of one cell fills the selected range, and a larger one is repeated if it fits evenly [editor.menus]', () => {
    expect(planPaste([['5']], at(0, price, 2), columns).cells.map(({ value }) => value)).toEqual([500, 500]);
    expect(planPaste([['5'], ['6']], at(0, price, 3), columns).cells).toHaveLength(3 - 1);
    const uneven = planPaste([['5'], ['6']], at(0, price, 5), columns);
    expect([uneven.cells.length + uneven.added, uneven.added]).toEqual([2, 0]);
  });

  it('counts the columns beyond the last one [editor.menus]', () => {
    expect(planPaste([['x', 'y', 'z']], at(0, columns.length - 2), columns).columnsLeftOut).toBe(1);
  });

  it('changes no entry that is not a dish [editor.menus]', () => {
    const broken = [{ items: [null] }];
    const plan = planPaste([['A']], { ...at(0), sections: broken }, columns);
    expect([plan.sections, plan.unreadable[0]?.message]).toEqual([broken, 'This entry is not a dish.']);
  });
});
