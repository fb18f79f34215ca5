import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { menu, openMenuGrid as open, simulateWidth } from '../testing/open-menu-grid.tsx';

simulateWidth();

const checkedNames = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLInputElement>('.select-cell input:checked')].map((box) =>
    box.getAttribute('aria-label'),
  );

describe('the keys of a heading', () => {
  it('open its menu with Enter, from which Escape leads back to it [editor.menus]', async () => {
    const { go, press, button } = open();
    go('Laksa', 'Name');
    await press('{ArrowUp}');
    const heading = document.activeElement;
    await press('{Enter}');
    const sectionMenu = button('Section Mains: actions');
    expect(sectionMenu.getAttribute('aria-expanded')).toBe('true');
    await press('{Escape}');
    expect([sectionMenu.getAttribute('aria-expanded'), document.activeElement]).toEqual(['false', sectionMenu]);
    await press('{Escape}');
    expect(document.activeElement).toBe(heading);
  });

  it('edit nothing but its name [editor.menus]', async () => {
    const { go, press, states, container } = open();
    go('Laksa', 'Name');
    await press('{ArrowUp}x{Delete}');
    expect([states.length, container.querySelector('.cell-control')]).toEqual([1, null]);
  });
});

describe('the keys of a cell', () => {
  it('check dishes: one, those of a range, all, and none [editor.menus]', async () => {
    const { go, press, container } = open();
    go('Laksa', 'Name');
    await press('{Shift>} {/Shift}');
    expect(checkedNames(container)).toEqual(['Select Laksa']);
    await press('{Shift>}{ArrowDown} {/Shift}');
    expect(checkedNames(container)).toEqual(['Select Laksa', 'Select Rendang']);
    await press('{Shift>} {/Shift}');
    expect(checkedNames(container)).toEqual([]);
    await press('{Control>}a{/Control}');
    expect(checkedNames(container)).toHaveLength(4);
    await press('{Escape}');
    expect(checkedNames(container)).toEqual([]);
  });

  it('check the dish with Enter or Space at its checkbox, which no letter does [editor.menus]', async () => {
    const { go, press, container, states } = open();
    go('Rendang', 'Selected');
    await press('x');
    expect(checkedNames(container)).toEqual([]);
    await press(' ');
    expect(checkedNames(container)).toEqual(['Select Rendang']);
    await press('{Enter}');
    expect([checkedNames(container), states.length]).toEqual([[], 1]);
  });

  it('set the level of an allergen by its letter, and by no other [editor.menus] [menu.allergens]', async () => {
    const { go, press, dish, states } = open();
    go('Laksa', 'Milk');
    for (const [letter, level] of [
      ['m', 'may-contain'],
      ['N', 'none-declared'],
      ['c', 'contains'],
    ]) {
      await press(letter ?? '');
      expect(dish(0, 0).allergens).toEqual({ milk: level });
    }
    await press('z');
    expect(states).toHaveLength(4);
    await press('{F2}');
    expect(document.activeElement?.localName).toBe('select');
  });

  it('open the form at a picture, which is not typed [editor.menus]', async () => {
    const { go, press } = open();
    go('Laksa', 'Picture');
    await press('x');
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('{Enter}');
    expect(within(screen.getByRole('dialog', { name: 'Details' })).getByLabelText(/^Name/)).toHaveProperty(
      'value',
      'Laksa',
    );
  });

  it('clear it with Backspace, too [editor.menus]', async () => {
    const { go, press, dish } = open();
    go('Laksa', 'Origin');
    await press('{Backspace}');
    expect(dish(0, 0)).not.toHaveProperty('origin');
  });

  it('do nothing while text is composed, as in Japanese [editor.menus]', () => {
    const { go, states, container } = open();
    go('Laksa', 'Origin');
    if (document.activeElement) fireEvent.keyDown(document.activeElement, { key: 'Delete', isComposing: true });
    expect([states.length, container.querySelector('.cell-control')]).toEqual([1, null]);
  });
});

describe('the keys of a cell that is edited', () => {
  it('store it and go on: Enter down, Tab right, with Shift back [editor.menus]', async () => {
    const { go, press, dish, focused } = open();
    go('Rendang', 'Origin');
    await press('Sumatra{Shift>}{Enter}{/Shift}');
    expect([dish(0, 1).origin, focused()]).toEqual(['Sumatra', 'Laksa: Malaysia']);
    await press('{F2}{Shift>}{Tab}{/Shift}');
    expect(focused()).toBe('Laksa: Laksa');
    await press('{F2}{Tab}');
    expect(focused()).toBe('Laksa: Malaysia');
  });

  it('select what is there for F2, and follow what was typed [editor.menus]', async () => {
    const { go, press } = open();
    const selection = () => {
      const input = document.activeElement;
      return input instanceof HTMLInputElement
        ? [input.selectionStart, input.selectionEnd, input.inputMode]
        : undefined;
    };
    go('Laksa', 'Price');
    await press('{F2}');
    expect(selection()).toEqual([0, 5, 'decimal']);
    await press('{Escape}1');
    expect(selection()).toEqual([1, 1, 'decimal']);
  });

  it('offer a stored level that is none, beside the levels [editor.menus] [preview.errors]', async () => {
    const dish = { id: 'a', name: 'A', allergens: { milk: 'lots' } };
    const { go, press } = open({ ...menu, sections: [{ id: 's', name: 'S', items: [dish] }] });
    go('A', 'Milk');
    await press('{F2}');
    const options = [...(document.activeElement?.children ?? [])].map(({ textContent }) => textContent);
    expect(options).toEqual(['lots (not a level)', 'Contains', 'May contain', 'None declared', 'Unknown']);
  });
});
