import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showTiles } from '#blocks/_shared/testing/show-tiles.ts';
import { hasText, texts } from '#blocks/_shared/testing/shown.ts';
import { leftOutNote } from '#schemas/domain/menu/filter/describe-filter.ts';
import { exampleData } from '#schemas/sources/sources.generated.ts';

describe('an allergen guide [menu.allergens]', () => {
  const none = { milk: 'none-declared' };
  const items = [
    { id: 'a', name: 'Satay', allergens: { ...none, peanuts: 'contains' } },
    { id: 'b', name: 'Laksa', allergens: none },
    { id: 'c', name: 'Satay soup', allergens: none },
  ];
  const menu = (dishes: readonly object[]) => ({
    ...exampleData.menu,
    name: 'Mains',
    sections: dishes.map((dish, at) => ({ id: `s${at}`, name: `Part ${at}`, items: [dish] })),
  });
  const show = (query: object = {}, dishes: readonly object[] = items, tile: object = {}) => {
    const { menu: example } = exampleData;
    const [first] = example?.sections[0]?.items ?? [];
    const full = dishes.map((each) => ({
      ...first,
      dietaryTags: [],
      ...each,
      allergens: { ...first?.allergens, ...Reflect.get(each, 'allergens') },
    }));
    showTiles([{ type: 'allergen-guide', key: 'k', menuId: 'main', ...tile }], {
      data: { menu: menu(full) },
      page: { query: { ...query } },
    });
  };

  const openParts = () => [...document.querySelectorAll('.disclosure')].map((part) => part.hasAttribute('open'));

  it('says about the kitchens only what its tile says [upstream.claims]', () => {
    show();
    expect(hasText('Tell our team about allergies before you order, each time you come.')).toBe(true);
    show({}, items, { advice: 'We use all of them.' });
    expect(hasText('We use all of them.')).toBe(true);
    expect(hasText(/^Tell our team/)).toBe(false);
  });

  it('shows the advice, a legend of four levels and the number of dishes', () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Allergens: Mains' })).toBeTruthy();
    expect(hasText(/^Tell our team about allergies before you order/)).toBe(true);
    expect(texts('dt')).toEqual(['Contains', 'May contain', 'None declared', 'Unknown']);
    expect(screen.getByRole('status').textContent).toBe('3 dishes');
    expect(openParts()).toEqual([false, false, false]);
  });

  it('finds dishes by name, and opens what it has found', () => {
    show({ q: ['satay'] });
    expect(screen.getByRole('status').textContent).toBe('2 of 3 dishes');
    expect([hasText('Satay'), hasText('Laksa'), openParts()]).toEqual([true, false, [true, true]]);
    expect(screen.getByRole('link', { name: 'Show all' }).getAttribute('href')).toMatch(/^\/test#/);
  });

  it('says what it left out, and what to do if no dish fits', () => {
    show({ avoid: ['peanuts'] });
    expect(screen.getByRole('status').textContent).toMatch(/^Leaving out peanuts · \d of 3 dishes$/);
    expect(hasText(leftOutNote)).toBe(true);
    show({ q: ['pizza'] });
    expect(hasText('No dish fits. Please ask our team what the kitchen can do.')).toBe(true);
    expect(screen.getByRole('link', { name: 'Show every dish' })).toBeTruthy();
  });

  it('counts one dish as one, and has nothing to declare for none', () => {
    show({}, items.slice(0, 1));
    expect(screen.getByRole('status').textContent).toBe('1 dish');
    show({}, []);
    expect(hasText('There are no dishes on this menu, so there is nothing to declare.')).toBe(true);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
