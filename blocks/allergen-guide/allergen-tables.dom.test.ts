import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showTiles } from '#blocks/_shared/testing/show-tiles.ts';
import { allergens as names } from '#schemas/domain/menu/allergens.ts';
import { exampleData } from '#schemas/sources/sources.generated.ts';

const [example] = exampleData.menu?.sections[0]?.items ?? [];
const all = (level: string) => Object.fromEntries(names.map((name) => [name, level]));
const show = (items: readonly object[], query: Readonly<Record<string, readonly string[]>> = {}) =>
  showTiles([{ type: 'allergen-guide', key: 'k', menuId: 'main' }], {
    data: {
      menu: {
        ...exampleData.menu,
        sections: [
          { id: 's', name: 'Plates', items: items.map((each) => ({ ...example, allergenNotes: undefined, ...each })) },
        ],
      },
    },
    page: { query },
  });
const hidden = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[type="hidden"]')].map(({ name, value }) => [name, value]);

describe('the table of allergens [menu.allergens]', () => {
  it('has a row per dish and a column for each of the 14 allergens, with the level as text', () => {
    show([
      {
        id: 'a',
        name: 'Satay',
        allergens: { ...all('none-declared'), peanuts: 'contains', milk: 'may-contain', eggs: 'unknown' },
        allergenNotes: 'Ask about the sauce.',
      },
    ]);
    const table = within(screen.getByRole('table', { name: 'Allergens: Plates' }));
    expect(table.getAllByRole('columnheader')).toHaveLength(15);
    expect(table.getByRole('rowheader').textContent).toBe('SatayAsk about the sauce.');
    const levels = [...document.querySelectorAll('[data-level]')].filter((cell) => cell.tagName === 'TD');
    expect(levels.map((cell) => cell.getAttribute('data-level'))).toEqual(
      names.map(
        (name) => ({ peanuts: 'contains', milk: 'may-contain', eggs: 'unknown' })[String(name)] ?? 'none-declared',
      ),
    );
    const textOf = (name: string) =>
      levels[[...names.keys()].find((at) => names[at] === name) ?? -1]?.lastElementChild?.textContent;
    expect(['peanuts', 'milk', 'eggs', 'nuts'].map(textOf)).toEqual([
      'Contains',
      'May contain',
      'Unknown',
      'None declared',
    ]);
    expect(screen.getByText('None declared: 11 of 14')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Allergens: Plates' }).tabIndex).toBe(0);
  });

  it('says that nothing is known about a dish without declarations', () => {
    const text = /^Unknown for all 14/;
    show([{ id: 'a', name: 'Satay', allergens: all('unknown') }]);
    expect(screen.getByText(text)).toBeTruthy();
    expect([
      screen.getByRole('rowheader').parentElement?.dataset.undeclared,
      screen.queryByText(/^None declared:/),
    ]).toEqual(['true', null]);
    show([{ id: 'a', name: 'Satay', allergens: all('contains') }]);
    expect([screen.queryByText(text), screen.queryByText(/^None declared:/)]).toEqual([null, null]);
  });

  it('counts the dishes of a section', () => {
    const dish = { name: 'Satay', allergens: all('contains') };
    show([{ ...dish, id: 'a' }]);
    expect(document.querySelector('.disclosure summary')?.textContent).toBe('1 dish, Plates');
    show([
      { ...dish, id: 'a' },
      { ...dish, id: 'b' },
    ]);
    expect(document.querySelector('.disclosure summary')?.textContent).toBe('2 dishes, Plates');
  });
});

describe('the search for dishes in the guide [menu.allergens] [menu.filter-url]', () => {
  const dish = { id: 'a', name: 'Satay', allergens: all('none-declared') };

  it('keeps the filters of the menu, and shows its own', () => {
    show([dish], { q: ['satay', 'rice'], avoid: ['milk'], diet: ['vegan', 'halal'], kcal: ['hide'] });
    expect(screen.getByRole('searchbox', { name: 'Look for a dish' })).toHaveProperty('value', 'satay rice');
    expect(screen.getByRole('checkbox', { name: 'Milk' }).hasAttribute('checked')).toBe(true);
    expect(document.querySelectorAll('[name="avoid"]')).toHaveLength(14);
    expect(hidden()).toEqual([
      ['diet', 'vegan'],
      ['diet', 'halal'],
      ['kcal', 'hide'],
    ]);
  });

  it.each([
    [{}, false],
    [{ q: ['satay'] }, true],
    [{ avoid: ['milk'] }, true],
  ])('can be reset if it is filtered: %o', (query, canReset) => {
    show([dish], query);
    expect(screen.queryByRole('link', { name: 'Show all' }) !== null).toBe(canReset);
    expect(document.querySelector('form')?.getAttribute('action')).toMatch(/^\/test#k/);
  });
});
