import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addInsertButton } from './insert-button.ts';

/** Two tiles side by side above a tile as wide as both, with gaps of ten pixels. */
const rects = { left: [0, 0, 495, 300], right: [505, 0, 495, 280], below: [0, 310, 1000, 390] } as const;
const frameDocument = document.implementation.createHTMLDocument();

function tile(id: string): Element {
  const found = frameDocument.getElementById(id);
  if (!found) throw new Error('There is no such tile.');
  return found;
}

beforeEach(() => {
  frameDocument.body.innerHTML = `<main>${Object.keys(rects)
    .map((id) => `<section class="tile" id="${id}"></section>`)
    .join('')}</main><footer></footer>`;
  for (const [id, rect] of Object.entries(rects))
    vi.spyOn(tile(id), 'getBoundingClientRect').mockReturnValue(new DOMRect(...rect));
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
  /** Left, top, width and height of the button. */
  const areaOf = () => {
    const { transform, inlineSize, blockSize } = button.style;
    return [...`${transform} ${inlineSize} ${blockSize}`.matchAll(/-?\d+/g)].map(([pixels]) => Number(pixels));
  };
  return { ...insertButton, onInsert, button, areaOf, point };
}

describe('the “+” between tiles of the canvas [editor.canvas]', () => {
  it.each([
    ['above a row, before its first tile', '#right', 700, 10, ['left', false], [0, 14, 1000, 24]],
    ['below a row, after its last tile', '#left', 250, 290, ['right', true], [0, 293, 1000, 24]],
    ['between two tiles of a row, after the first', '#left', 490, 150, ['left', true], [488, 0, 24, 300]],
    ['between two tiles of a row, before the second', '#right', 505, 150, ['right', false], [488, 0, 24, 280]],
    ['below the last tile', '#below', 500, 690, ['below', true], [0, 662, 1000, 24]],
    ['at the left end of a gap', 'main', 2, 305, ['right', true], [0, 293, 1000, 24]],
    ['at the right end of a gap', 'main', 998, 308, ['below', false], [0, 293, 1000, 24]],
    ['in a gap beside a tile', 'main', 501, 150, ['right', false], [488, 0, 24, 280]],
    ['beside the page at the height of a gap', 'body', -40, 305, ['right', true], [0, 293, 1000, 24]],
  ])('fills the gap %s', (_, id, x, y, inserted, area) => {
    const { button, areaOf, point, press, onInsert } = open();
    point(id, x, y);
    expect([button.hidden, areaOf()]).toEqual([false, area]);
    press();
    expect(onInsert).toHaveBeenCalledExactlyOnceWith(...inserted);
  });

  it('is as thick as a wide gap', () => {
    vi.spyOn(tile('below'), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 380, 1000, 320));
    const { areaOf, point } = open();
    point('main', 5, 350);
    expect(areaOf()).toEqual([0, 300, 1000, 80]);
  });

  it('is at least 24 pixels of the screen thick in a frame that is scaled down', () => {
    const frame = document.createElement('iframe');
    vi.spyOn(frame, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 500, 350));
    const view = Object({ frameElement: frame, innerWidth: 1000 });
    vi.spyOn(frameDocument, 'defaultView', 'get').mockReturnValue(view);
    const { areaOf, point } = open();
    point('main', 5, 305);
    expect(areaOf()).toEqual([0, 281, 1000, 48]);
  });

  it('is pressed anywhere in the gap, and stays while the pointer is on it', () => {
    const { button, point, isTarget } = open();
    point('main', 5, 305);
    const hits: boolean[] = [];
    frameDocument.addEventListener('click', (event) => hits.push(isTarget(event)));
    for (const part of [button, button.firstElementChild, tile('left')])
      part?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(hits).toEqual([true, true, false]);
    point('.insert-tile', 500, 305);
    point('.insert-tile > span', 500, 280);
    expect(button.hidden).toBe(false);
  });

  it('is not shown over the header and footer', () => {
    const { button, point } = open();
    point('footer', 500, 690);
    expect(button.hidden).toBe(true);
  });

  it('is shown near an edge only, and not beside a tile that has its row to itself', () => {
    const { button, point } = open();
    point('#below', 5, 500);
    expect(button.hidden).toBe(true);
    point('#below', 5, 310);
    expect(button.hidden).toBe(false);
    point('main', -5, 500);
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
    const { button, areaOf, point } = open();
    point('#below', 5, 450, 'touch');
    expect([button.hidden, areaOf()]).toEqual([false, [0, 293, 1000, 24]]);
  });

  it('is not in the tab order, because the plan adds tiles by keyboard', () => {
    const { button } = open();
    expect([button.tabIndex, button.getAttribute('aria-label')]).toEqual([-1, 'Add a tile here']);
  });
});
