import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoData } from '#adapters/demo/content/fixed-demo-data.ts';
import { compareMenus } from './compare-menus.ts';

const laksa = { id: 'laksa', name: 'Laksa', pricePence: 1250, allergens: { peanuts: 'none-declared' } };
const rendang = { id: 'rendang', name: 'Rendang' };
const satay = { id: 'satay', name: 'Satay' };
const mains = (...items: unknown[]) => ({ id: 'mains', name: 'Mains', items });
const specials = (...items: unknown[]) => ({ id: 'specials', name: 'Specials', items });
const menuOf = (...sections: unknown[]) => ({ id: 'm', name: 'Menu', sections });
const textsOf = (before: unknown, after: unknown) => compareMenus(before, after).map(({ text }) => text);

describe('two menus, compared in words', () => {
  it.each([
    [{ pricePence: 1300 }, 'Laksa: price £12.50 → £13.00'],
    [{ pricePence: undefined }, 'Laksa: price £12.50 → none'],
    [{ name: 'Curry laksa' }, 'Laksa: renamed Curry laksa'],
    [{ kcal: 600 }, 'Laksa: energy now 600'],
    [{ dietaryTags: [{ name: 'Hot' }] }, 'Laksa: dietary tags + Hot'],
    [{ supplier: 'x' }, 'Laksa: “supplier” now ‘x’'],
    [{ allergens: { peanuts: 'contains' } }, 'Laksa: peanuts none declared → contains'],
    [{ allergens: {} }, 'Laksa: peanuts none declared → unknown'],
  ])('name the field of a dish that changed: %j [editor.menus]', (change, text) => {
    expect(textsOf(menuOf(mains(laksa)), menuOf(mains({ ...laksa, ...change })))).toEqual([text]);
  });

  it.each([
    [{ alt: 'A bowl' }, 'Laksa: picture laksa.jpg: alternative text ‘Noodles’ → ‘A bowl’'],
    [{ alt: '' }, 'Laksa: picture laksa.jpg: the picture lost its alternative text'],
    [{ focus: { x: 1, y: 2 } }, 'Laksa: picture laksa.jpg: focal point moved'],
    [{ url: '/b/pho.jpg', alt: 'Pho' }, 'Laksa: picture laksa.jpg → pho.jpg; alternative text ‘Noodles’ → ‘Pho’'],
    [{ url: '/b/laksa.jpg' }, 'Laksa: picture laksa.jpg → laksa.jpg'],
  ])('say what became of the picture of a dish: %j [editor.menus]', (change, text) => {
    const image = { url: '/a/laksa.jpg', alt: 'Noodles', width: 4, height: 3 };
    const [before, after] = [image, { ...image, ...change }].map((each) => menuOf(mains({ ...laksa, image: each })));
    expect(textsOf(before, after)).toEqual([text]);
  });

  it('name new, removed and moved dishes [editor.menus]', () => {
    const before = menuOf(mains(laksa, satay), specials());
    expect(textsOf(before, menuOf(mains(satay), specials(rendang, laksa)))).toEqual([
      'New: Rendang',
      'Moved: Laksa from Mains to Specials',
    ]);
    expect(textsOf(before, menuOf(mains(satay, laksa), specials()))).toEqual(['Moved: Laksa within Mains']);
    expect(compareMenus(before, menuOf(mains(laksa), specials()))).toEqual([
      { kind: 'removed', text: 'Removed: Satay', path: ['sections', 0, 'items', 1] },
    ]);
  });

  it('name sections, of which dishes do not count as moved [editor.menus]', () => {
    const before = menuOf(mains(laksa), specials(satay));
    expect(textsOf(before, menuOf(specials(satay), mains(laksa)))).toEqual(['Moved section: Mains']);
    expect(textsOf(before, menuOf({ ...mains(laksa), name: 'Bowls' }, specials(satay)))).toEqual([
      'Bowls: name ‘Mains’ → ‘Bowls’',
    ]);
    expect(textsOf(menuOf(mains()), menuOf(mains(), specials(satay)))).toEqual([
      'New section: Specials (1 dish)',
      'New: Satay',
    ]);
    expect(textsOf(before, { ...before, note: 'Service' })).toEqual(['Menu: note now ‘Service’']);
  });

  it('begin with the changes of allergens, each with its path [editor.menus]', () => {
    const after = menuOf(
      mains({ ...laksa, pricePence: 1300, allergens: { peanuts: 'contains' }, allergenNotes: 'Cashews' }),
    );
    expect(compareMenus(menuOf(mains(laksa)), after).map(({ kind, path }) => [kind, path.slice(4).join('.')])).toEqual([
      ['allergens', 'allergens.peanuts'],
      ['allergens', 'allergenNotes'],
      ['changed', 'pricePence'],
    ]);
  });

  it('survive whatever is stored [editor.menus]', () => {
    const anything = fc.oneof(fc.jsonValue(), fc.record({ sections: fc.array(fc.jsonValue()) }));
    fc.assert(
      fc.property(anything, anything, (one, other) => {
        expect(compareMenus(one, one)).toEqual([]);
        expect(Array.isArray(compareMenus(one, other))).toBe(true);
      }),
    );
  });

  it('never hide that a dish has changed [editor.menus]', () => {
    const [menu] = demoData.menus;
    const dishes = menu?.sections.flatMap(({ items }) => items) ?? [];
    const fields = fc.dictionary(
      fc.constantFrom('kcal', 'origin', 'allergens', 'image', 'goesWith', 'x'),
      fc.jsonValue(),
    );
    expect(dishes.length).toBeGreaterThan(10);
    fc.assert(
      fc.property(fc.nat(dishes.length - 1), fields, (at, changed) => {
        const dish = { ...dishes[at] };
        const after = { ...dish, ...changed };
        const isEqual = JSON.stringify(dish) === JSON.stringify(after);
        expect(compareMenus(menuOf(mains(dish)), menuOf(mains(after))).length === 0).toBe(isEqual);
      }),
    );
  });
});
