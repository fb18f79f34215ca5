import { describe, expect, it } from 'vitest';
import type { ItemContent } from '#preview/app/api/content.ts';
import type { ContentKind } from '#schemas/api/content/content-kind.ts';
import { itemConflictLabel, itemConflictText } from './describe-item-conflict.ts';
import { mergeItems } from './merge-items.ts';

/** The label of each conflict, then what it says of both sides. */
const conflictsOf = (kind: ContentKind, base: ItemContent, mine: ItemContent, theirs: ItemContent) =>
  mergeItems({ base, mine, theirs }).conflicts.map((conflict) => [
    itemConflictLabel(kind, conflict, mine),
    itemConflictText(kind, conflict, 'mine'),
    itemConflictText(kind, conflict, 'theirs'),
  ]);

const menuWith = (dish: object, ...before: object[]) => ({
  name: 'Main',
  sections: [{ id: 's', name: 'Small plates', items: [...before, { id: 'satay', name: 'Little satay', ...dish }] }],
});

describe('a conflict in an item', () => {
  it('names the dish and the field, with prices in pounds [editor.merge] [editor.menus]', () => {
    const [base, theirs] = [menuWith({ pricePence: 600 }), menuWith({ pricePence: 555 })];
    const mine = menuWith({ pricePence: 666 }, { id: 'new', name: 'New dish' });
    expect(conflictsOf('menu', base, mine, theirs)).toEqual([['Little satay: price', '£6.66', '£5.55']]);
  });

  it('has the levels of allergens in words [editor.merge] [editor.menus]', () => {
    const [base, mine, theirs] = [undefined, 'may-contain', 'contains'].map((milk) =>
      menuWith({ allergens: { milk } }),
    );
    expect(conflictsOf('menu', base ?? {}, mine ?? {}, theirs ?? {})).toEqual([
      ['Little satay: Allergens: milk', 'May contain', 'Contains'],
    ]);
  });

  it('names the dish that one side removed [editor.merge] [editor.menus]', () => {
    const base = menuWith({ pricePence: 600 });
    const removed = { ...base, sections: [{ id: 's', name: 'Small plates', items: [] }] };
    expect(conflictsOf('menu', base, removed, menuWith({ pricePence: 555 }))).toEqual([
      ['Little satay', 'Removed', 'Kept, with changes'],
    ]);
  });

  it('names the options of a choice as the form does [editor.merge]', () => {
    const [base, mine, theirs] = ['online', 'telephone', 'holiday-park'].map((bookable) => ({ bookable }));
    expect(conflictsOf('booking-rules', base ?? {}, mine ?? {}, theirs ?? {})).toEqual([
      ['Booking method', '‘Telephone’', '‘Holiday park’'],
    ]);
  });

  it('names a field of the menu itself, and of other items as the list of changes does [editor.merge]', () => {
    const menus = ['Main', 'Lunch', 'Dinner'].map((name) => ({ name, sections: [] }));
    expect(conflictsOf('menu', menus[0] ?? {}, menus[1] ?? {}, menus[2] ?? {})).toEqual([
      ['Menu: name', '‘Lunch’', '‘Dinner’'],
    ]);
    const rules = [1000, 1250, 1100].map((pricePence) => ({ extras: [{ id: 'cake', name: 'Cake', pricePence }] }));
    expect(conflictsOf('booking-rules', rules[0] ?? {}, rules[1] ?? {}, rules[2] ?? {})).toEqual([
      ['Cake: Price', '£12.50', '£11.00'],
    ]);
  });
});
