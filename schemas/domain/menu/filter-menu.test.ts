import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterMenu } from './filter-menu.ts';
import { type Menu, menu } from './menu.ts';
import { getMenuTags } from './menu-tags.ts';
import { tagSlug } from './tag-slug.ts';

const names = ['Vegan', 'Medium', 'Halal chicken', 'New'];
const anyTags = fc.subarray(names);
const anyMenu = fc.array(fc.array(anyTags, { maxLength: 5 }), { maxLength: 4 }).map(
  (sections): Menu =>
    menu.parse({
      id: 'main',
      name: 'Main',
      sections: sections.map((items, at) => ({
        id: `section-${at}`,
        name: `Section ${at}`,
        items: items.map((tags, nth) => ({
          id: `dish-${at}-${nth}`,
          name: `Dish ${nth}`,
          dietaryTags: tags.map((name) => ({ name })),
        })),
      })),
    }),
);
const anySelection = fc.subarray([...names.map(tagSlug), 'halal']);

const dishesOf = ({ sections }: Pick<Menu, 'sections'>) => sections.flatMap(({ items }) => items);

describe('filtering a menu by diet', () => {
  it('shows exactly the dishes with every selected tag, in their order [menu.filter-all]', () => {
    fc.assert(
      fc.property(anyMenu, anySelection, (whole, selected) => {
        const expected = dishesOf(whole).filter(({ dietaryTags }) => {
          const missing = selected.filter(
            (slug) => !dietaryTags.some(({ name }) => name.toLowerCase().replaceAll(' ', '-') === slug),
          );
          return missing.length === 0;
        });
        const filtered = filterMenu(whole, selected);
        expect(dishesOf({ sections: [...filtered.sections] })).toEqual(expected);
        expect([filtered.shown, filtered.total]).toEqual([expected.length, dishesOf(whole).length]);
      }),
    );
  });

  it('leaves out sections without matching dishes [menu.filter-empty]', () => {
    fc.assert(
      fc.property(anyMenu, anySelection, (whole, selected) => {
        expect(filterMenu(whole, selected).sections.filter(({ items }) => items.length === 0)).toEqual([]);
      }),
    );
  });

  it('shows all dishes if nothing is selected [menu.filter-none]', () => {
    fc.assert(
      fc.property(anyMenu, fc.constantFrom([], [''], [' ']), (whole, selected) => {
        expect(dishesOf({ sections: [...filterMenu(whole, selected).sections] })).toEqual(dishesOf(whole));
      }),
    );
  });

  it('shows no dish for a tag that no dish has [menu.filter-all]', () => {
    fc.assert(
      fc.property(anyMenu, (whole) => {
        expect(filterMenu(whole, ['halal']).shown).toBe(0);
      }),
    );
  });

  it('does not change the menu [menu.filter-all]', () => {
    fc.assert(
      fc.property(anyMenu, anySelection, (whole, selected) => {
        const before = structuredClone(whole);
        filterMenu(whole, selected);
        expect(whole).toEqual(before);
      }),
    );
  });
});

describe('the slug of a tag', () => {
  it.each([
    ['No gluten-containing ingredients', 'no-gluten-containing-ingredients'],
    ['Bún chay (vegan)', 'bun-chay-vegan'],
    ['Đậu hũ', 'dau-hu'],
    ['素', '素'],
    ['!!', ''],
  ])('is made from “%s”: “%s” [menu.filter-url]', (name, slug) => {
    expect(tagSlug(name)).toBe(slug);
  });

  it('is unchanged if it is made again from itself [menu.filter-url]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(tagSlug(tagSlug(name))).toBe(tagSlug(name));
      }),
    );
  });

  it('is listed once for each tag of a menu, in the order of tags [menu.filter-url]', () => {
    const dish = (id: string, ...tags: string[]) => ({ id, name: id, dietaryTags: tags.map((name) => ({ name })) });
    const items = [dish('a', 'Mild', 'Vegan'), dish('b', 'vegan', 'Hot')];
    expect(getMenuTags(menu.parse({ id: 'm', name: 'M', sections: [{ id: 's', name: 'S', items }] }))).toEqual([
      { name: 'Vegan', slug: 'vegan' },
      { name: 'Mild', slug: 'mild' },
      { name: 'Hot', slug: 'hot' },
    ]);
  });
});
