import { act, fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openMenuGrid, simulateWidth } from '../testing/open-menu-grid.tsx';

simulateWidth();

/** The simulated document has no layout: here, each row is 100 pixels high. */
const rowHeight = 100;
const rows = () => [...document.querySelectorAll<HTMLElement>('tbody tr')];

beforeEach(() => {
  vi.spyOn(document, 'elementFromPoint').mockImplementation((_, y) => rows()[Math.floor(y / rowHeight)] ?? null);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function box(this: HTMLElement) {
    return new DOMRect(0, rows().indexOf(this) * rowHeight, 100, rowHeight);
  });
});

const send = (target: EventTarget | null | undefined, type: string, clientY: number) =>
  act(async () => {
    const mouse = { pointerType: 'mouse', pointerId: 1, isPrimary: true, button: 0, clientX: 0, clientY };
    target?.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, ...mouse }));
  });

/** Drags the first dish, Laksa, below the second, Rendang, and keeps the button down. */
async function dragFirstDish() {
  const grid = openMenuGrid();
  // The library registers the table in a microtask.
  await act(async () => undefined);
  await send(rows()[1]?.querySelector('.grip'), 'pointerdown', 150);
  await send(document, 'pointermove', 170);
  await send(document, 'pointermove', 280);
  await waitFor(() => expect(document.querySelector('[data-drop="after"]')).toBe(rows()[2]));
  const names = () => [grid.dish(0, 0).name, grid.dish(0, 1).name];
  return { ...grid, names };
}

it('a dish that is dragged by its grip moves on the drop [editor.menus]', async () => {
  const { names } = await dragFirstDish();
  await send(document, 'pointerup', 280);
  await waitFor(() => expect(names()).toEqual(['Rendang', 'Laksa']));
});

it('Escape cancels the drag while a cell has the focus [editor.menus]', async () => {
  const { names, cell } = await dragFirstDish();
  cell('Laksa', 'Name').focus();
  fireEvent.keyDown(cell('Laksa', 'Name'), { key: 'Escape' });
  await waitFor(() => expect(document.querySelector('[data-drop]')).toBeNull());
  await send(document, 'pointerup', 280);
  expect(names()).toEqual(['Laksa', 'Rendang']);
});
