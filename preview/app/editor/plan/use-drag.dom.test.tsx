import { act, fireEvent, render, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keyOf } from '#preview/app/document/page-content.ts';
import { createEditor } from '../create-editor.ts';
import { EditorContext } from '../editor-context.ts';
import { Plan } from './plan.tsx';

const tiles = ['one', 'two', 'three'].map((key) => ({ type: 'text', key, body: '<p>Words.</p>' }));
const cellHeight = 100;
let scrolled = 0;

/** The simulated document has no layout: here, tiles lie below each other. */
beforeEach(() => {
  scrolled = 0;
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function offsetTop(this: HTMLElement) {
    return [...document.querySelectorAll('.cell')].indexOf(this) * cellHeight - scrolled;
  });
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(cellHeight);
  vi.spyOn(document, 'elementFromPoint').mockImplementation(
    (_, y) => document.querySelectorAll('.cell-face')[Math.floor(y / cellHeight)] ?? null,
  );
});

/** The plan of a page of three tiles, and a mouse at its left edge. */
async function open() {
  const editor = createEditor({ id: 'about', title: 'About', tiles }, { nowMs: () => 0 });
  const { unmount } = render(
    <EditorContext.Provider value={{ id: 'about', editor, facts: Object({ addresses: [] }) }}>
      <Plan onInsert={() => undefined} onShare={() => undefined} />
    </EditorContext.Provider>,
  );
  // The library registers the list in a microtask.
  await act(async () => undefined);
  const send = (target: EventTarget | null, type: string, clientY: number) =>
    act(async () => {
      const mouse = { pointerType: 'mouse', pointerId: 1, isPrimary: true, button: 0, clientX: 0, clientY };
      target?.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, ...mouse }));
    });
  return {
    unmount,
    /** Drags a tile by the mouse, and keeps the button down. */
    drag: async (from: number, to: number) => {
      await send(document.elementFromPoint(0, from), 'pointerdown', from);
      await send(document, 'pointermove', from + Math.sign(to - from) * 10);
      await waitFor(() => expect(document.querySelector('.dragged')).not.toBeNull());
      await send(document, 'pointermove', to);
    },
    drop: (y: number) => send(document, 'pointerup', y),
    shown: () => [...document.querySelectorAll('.cell')].map((cell) => cell.getAttribute('data-key')),
    stored: () => editor.state().history.present.tiles.map(keyOf),
  };
}

describe('a dragged tile', () => {
  it('is shown where it would be, and moves on the drop [preview.compose]', async () => {
    const { drag, drop, shown, stored } = await open();
    await drag(50, 250);
    await waitFor(() => expect(shown()).toEqual(['two', 'three', 'one']));
    expect(stored()).toEqual(['one', 'two', 'three']);
    await drop(250);
    await waitFor(() => expect(stored()).toEqual(['two', 'three', 'one']));
    expect([shown(), document.querySelector('.dragged')]).toEqual([['two', 'three', 'one'], null]);
  });

  it('has the focus after the drop [preview.compose]', async () => {
    const { drag, drop, stored } = await open();
    await drag(50, 250);
    await drop(250);
    await waitFor(() => expect(stored()).toEqual(['two', 'three', 'one']));
    await waitFor(() => expect(document.activeElement?.closest('.cell')?.getAttribute('data-key')).toBe('one'));
  });

  it('moves on while the plan scrolls under a resting pointer [preview.compose]', async () => {
    const { drag, drop, shown, stored } = await open();
    await drag(50, 150);
    await waitFor(() => expect(shown()).toEqual(['two', 'one', 'three']));
    scrolled = cellHeight;
    // Scrolling does not bubble.
    fireEvent(document.querySelector('.plan') ?? document, new Event('scroll'));
    await waitFor(() => expect(shown()).toEqual(['two', 'three', 'one']));
    await drop(150);
    await waitFor(() => expect(stored()).toEqual(['two', 'three', 'one']));
  });

  it('goes back to its place on Escape [preview.compose]', async () => {
    const { drag, shown, stored } = await open();
    await drag(250, 50);
    await waitFor(() => expect(shown()).toEqual(['three', 'one', 'two']));
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await waitFor(() => expect(shown()).toEqual(['one', 'two', 'three']));
    expect([stored(), document.querySelector('.dragged')]).toEqual([['one', 'two', 'three'], null]);
  });

  it('is let go by the drop, wherever the plan scrolls afterwards [preview.compose]', async () => {
    const { drag, drop, shown, stored } = await open();
    await drag(50, 150);
    await drop(150);
    await waitFor(() => expect(stored()).toEqual(['two', 'one', 'three']));
    scrolled = cellHeight;
    await act(async () => fireEvent.scroll(document));
    expect([shown(), document.querySelector('.dragged')]).toEqual([['two', 'one', 'three'], null]);
  });
});

it('a closed plan no longer listens to scrolling [preview.compose]', async () => {
  const listen = vi.spyOn(document, 'addEventListener');
  const { unmount } = await open();
  const areRemoved = () =>
    listen.mock.calls.flatMap(([type, , options]) =>
      type === 'scroll' && typeof options === 'object' ? [options.signal?.aborted] : [],
    );
  expect(areRemoved()).toEqual([false]);
  unmount();
  expect(areRemoved()).toEqual([true]);
});
