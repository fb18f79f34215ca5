import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addInsertButton } from './insert-button.ts';

/** Two tiles side by side above a tile as wide as both. */
const rects = { left: [0, 0, 500, 300], right: [500, 0, 500, 280], below: [0, 300, 1000, 400] } as const;
const frameDocument = document.implementation.createHTMLDocument();

beforeEach(() => {
  frameDocument.body.innerHTML = `<main>${Object.keys(rects)
    .map((id) => `<section class="tile" id="${id}"></section>`)
    .join('')}</main>`;
  for (const [id, [x, y, width, height]] of Object.entries(rects)) {
    const tile = frameDocument.getElementById(id);
    if (tile) vi.spyOn(tile, 'getBoundingClientRect').mockReturnValue(new DOMRect(x, y, width, height));
  }
  vi.spyOn(frameDocument.documentElement, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1000, 700));
});

function open() {
  const onInsert = vi.fn();
  const insertButton = addInsertButton(frameDocument, {
    tileAt: ({ target }) => (target instanceof Element ? target.closest('.tile') : null),
    onInsert: (tile, isAfter) => onInsert(tile.id, isAfter),
  });
  const button = frameDocument.querySelector<HTMLButtonElement>('.insert-tile');
  if (!button) throw new Error('There is no button.');
  const point = (id: string, clientX: number, clientY: number, pointerType = 'mouse') =>
    frameDocument
      .querySelector(id)
      ?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX, clientY, pointerType }));
  return { ...insertButton, onInsert, button, point };
}

describe('the “+” between tiles of the canvas [editor.canvas]', () => {
  it.each([
    ['above a row, before its first tile', '#right', 700, 10, ['left', false], 'translate(500px, 26px)'],
    ['below a row, after its last tile', '#left', 250, 290, ['right', true], 'translate(500px, 300px)'],
    ['between two tiles of a row, after the first', '#left', 490, 150, ['left', true], 'translate(500px, 150px)'],
    ['between two tiles of a row, before the second', '#right', 505, 150, ['right', false], 'translate(500px, 140px)'],
    ['below the last tile', '#below', 500, 690, ['below', true], 'translate(500px, 674px)'],
  ])('is %s', (_, id, x, y, inserted, transform) => {
    const { button, point, press, onInsert } = open();
    point(id, x, y);
    expect([button.hidden, button.style.transform]).toEqual([false, transform]);
    press();
    expect(onInsert).toHaveBeenCalledExactlyOnceWith(...inserted);
  });

  it('is shown near an edge only, and not beside a tile that has its row to itself', () => {
    const { button, point } = open();
    point('#below', 5, 500);
    expect(button.hidden).toBe(true);
    point('#below', 5, 310);
    expect(button.hidden).toBe(false);
    point('main', 5, 310);
    expect(button.hidden).toBe(true);
  });

  it('is hidden until the pointer is over a tile, and again when it leaves the page', () => {
    const { button, point, hide } = open();
    expect(button.hidden).toBe(true);
    point('#below', 5, 310);
    frameDocument.documentElement.dispatchEvent(new PointerEvent('pointerleave'));
    expect(button.hidden).toBe(true);
    point('#below', 5, 310);
    hide();
    expect(button.hidden).toBe(true);
  });

  it('is shown wherever a finger touches a tile', () => {
    const { button, point } = open();
    point('#below', 5, 450, 'touch');
    expect([button.hidden, button.style.transform]).toEqual([false, 'translate(500px, 300px)']);
  });

  it('is not in the tab order, because the plan adds tiles by keyboard', () => {
    const { button } = open();
    expect([button.tabIndex, button.getAttribute('aria-label')]).toEqual([-1, 'Add a tile here']);
  });
});
