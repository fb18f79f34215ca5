import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enableTileSelection } from './enable-tile-selection.ts';

const sheetsBefore = [...document.adoptedStyleSheets];
/** Removes what a test has added to the document, which all tests share. */
const removals: (() => void)[] = [];
const frameDocument = new Proxy(document, {
  get(target, name) {
    if (name === 'addEventListener')
      return (...listener: Parameters<Document['addEventListener']>) => {
        target.addEventListener(...listener);
        removals.push(() => target.removeEventListener(...listener));
      };
    const value: unknown = Reflect.get(target, name, target);
    return typeof value === 'function' ? value.bind(target) : value;
  },
});
const scrollBy = vi.fn();
beforeEach(() => {
  vi.spyOn(window, 'scrollBy').mockImplementation(scrollBy);
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(600);
  document.body.innerHTML = `<main>
    <section class="tile" id="hero"><a href="/menu"><b>Menu</b></a></section>
    <section class="tile" data-position="1">Invalid</section>
  </main><footer>Footer</footer>`;
});
afterEach(() => {
  for (const remove of removals.splice(0)) remove();
  document.adoptedStyleSheets = sheetsBefore;
  scrollBy.mockReset();
});

function open() {
  const [onSelect, onClick, onDoubleClick, onInsert] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const selection = enableTileSelection(frameDocument, {
    onSelect,
    onClick,
    onDoubleClick,
    onInsert,
    keyOfId: (id) => id.replace('-2', ''),
    keyAt: (position) => `at-${position}`,
  });
  const click = (selector: string): boolean =>
    document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })) ??
    true;
  return { ...selection, onSelect, onClick, onDoubleClick, onInsert, click };
}

/** Places a tile in the window, which is 600 pixels high. */
function place(selector: string, top: number, height: number): void {
  const tile = document.querySelector(selector);
  if (tile) vi.spyOn(tile, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, height));
}

describe('the tiles of the canvas', () => {
  it.each([
    ['#hero b', 'hero'],
    ['[data-position]', 'at-1'],
    ['footer', undefined],
  ])('are selected by a click on %s: %s, which does nothing else [preview.compose]', (selector, key) => {
    const { click, onSelect } = open();
    expect(click(selector)).toBe(false);
    expect(onSelect).toHaveBeenCalledExactlyOnceWith(key);
  });

  it('are selected by any of the shared tiles in their place [editor.shared-tiles]', () => {
    const { onSelect, click } = open();
    document.querySelector('#hero')?.setAttribute('id', 'hero-2');
    click('#hero-2 b');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('hero');
  });

  it('send no form [preview.exact]', () => {
    open();
    const submit = new Event('submit', { bubbles: true, cancelable: true });
    document.querySelector('#hero')?.dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(true);
  });

  it('are known by key or position once they are rendered [preview.compose]', () => {
    const { select } = open();
    expect([select('hero', 0), select('later', 7), select('invalid', 1), select(undefined, 0)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it.each([
    ['above', -50, 200, -250],
    ['below', 500, 200, 300],
    ['higher than the window', 100, 700, 40],
  ])('%s the window are scrolled into view [preview.compose]', (_, top, height, by) => {
    const { select } = open();
    place('#hero', top, height);
    select('hero', 0);
    expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ top: by });
  });

  it('are outlined above their own pictures [preview.compose]', () => {
    const { select } = open();
    place('#hero', 0, 200);
    select('hero', 0);
    const [outline] = document.adoptedStyleSheets.at(-1)?.cssRules ?? [];
    expect(outline?.cssText).toMatch(/#hero, .*::after.*z-index: 10;.*border: 4px/s);
  });

  it('are only outlined while they are not yet where they will be [preview.compose]', () => {
    const { select } = open();
    place('#hero', 500, 200);
    expect(select('hero', 0, { isScrolled: false })).toBe(true);
    expect(scrollBy).not.toHaveBeenCalled();
  });

  it('stay in place while they are visible, or were clicked in the canvas [preview.compose]', () => {
    const { select, click } = open();
    place('#hero', 0, 600);
    select('hero', 0);
    expect(scrollBy).not.toHaveBeenCalled();
    place('#hero', 500, 200);
    click('#hero');
    select('hero', 0);
    expect(scrollBy).not.toHaveBeenCalled();
    select('hero', 0);
    expect(scrollBy).toHaveBeenCalledOnce();
  });
});
