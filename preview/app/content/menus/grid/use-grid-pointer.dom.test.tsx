import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openMenuGrid, simulateWidth } from '../testing/open-menu-grid.tsx';

simulateWidth();

function open() {
  const grid = openMenuGrid();
  return {
    ...grid,
    drag: (name: string, column: string, event: object = {}) =>
      fireEvent.mouseOver(grid.cell(name, column), { buttons: 1, ...event }),
    checked: () => [...grid.container.querySelectorAll('.select-cell input:checked')].length,
  };
}

describe('the pointer in the grid', () => {
  it('extends the range with Shift, and by dragging over other cells [editor.menus]', async () => {
    const { go, cell, drag, press, dish } = open();
    go('Laksa', 'Name');
    expect(fireEvent.mouseDown(cell('Rendang', 'Price'), { shiftKey: true })).toBe(false);
    await press('{Delete}');
    expect([dish(0, 0).pricePence, dish(0, 1).pricePence, dish(0, 0).origin]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    go('Laksa', 'Kcal');
    drag('Rice', 'Kcal', { buttons: 0 });
    await press('5{Enter}');
    go('Laksa', 'Kcal');
    drag('Rendang', 'Kcal');
    await press('{Control>}d{/Control}');
    expect([dish(0, 0).kcal, dish(0, 1).kcal, dish(1, 0).kcal]).toEqual([5, 5, undefined]);
  });

  it('edits a cell by a double click, and the name of a section [editor.menus]', async () => {
    const { go, cell, press, dish, container, menu: current } = open();
    fireEvent.doubleClick(cell('Laksa', 'Name'));
    await press('{Escape}');
    go('Laksa', 'Price');
    fireEvent.doubleClick(cell('Laksa', 'Price'));
    await press('{Control>}a{/Control}9{Enter}');
    expect(dish(0, 0).pricePence).toBe(900);
    const heading = container.querySelector('tr.section-row [data-column]');
    if (heading) {
      fireEvent.mouseDown(heading);
      fireEvent.doubleClick(heading);
    }
    await press('{Control>}a{/Control}Bowls{Enter}');
    expect(Object(current()).sections[0].name).toBe('Bowls');
  });

  it('opens no editor on the cell that selects a dish [editor.menus]', () => {
    const { go, rowOf, container } = open();
    go('Laksa', 'Name');
    const select = rowOf('Laksa').querySelector('.select-cell');
    if (select) {
      fireEvent.mouseDown(select);
      fireEvent.doubleClick(select);
    }
    expect(container.querySelector('td input:not([type="checkbox"])')).toBeNull();
  });

  it('leaves other buttons of the mouse to the browser [editor.menus]', () => {
    const { go, cell, focused } = open();
    go('Laksa', 'Name');
    fireEvent.mouseDown(cell('Rice', 'Name'), { button: 2 });
    expect(focused()).toBe('Laksa: Laksa');
  });

  it('checks all rows between two with Shift [editor.menus]', async () => {
    const { user, checked } = open();
    await user.click(screen.getByLabelText('Select Laksa'));
    fireEvent.click(screen.getByLabelText('Select Rice'), { shiftKey: true });
    expect([checked(), screen.queryByRole('button', { name: 'Change 4 dishes…' })]).toEqual([4, expect.anything()]);
    await user.click(screen.getByLabelText('Select Rendang'));
    expect(checked()).toBe(3);
  });

  it('cuts cells: they are copied and cleared [editor.menus]', () => {
    const { go, dish } = open();
    go('Laksa', 'Price');
    const cut: string[] = [];
    const clipboardData = { setData: (_: string, text: string) => cut.push(text) };
    if (document.activeElement) fireEvent.cut(document.activeElement, { clipboardData });
    expect([cut, dish(0, 0).pricePence]).toEqual([['12.50'], undefined]);
  });
});
