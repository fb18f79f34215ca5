import { afterEach, describe, expect, it, vi } from 'vitest';
import { createEditor } from '#preview/app/editor/create-editor.ts';
import { connectSelection } from './connect-selection.ts';

const sheetsBefore = [...document.adoptedStyleSheets];
const closing: (() => void)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) close();
  document.adoptedStyleSheets = sheetsBefore;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open() {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const tiles = ['one', 'two'].map((key) => ({ type: 'text', key, heading: key }));
  const editor = createEditor({ id: 'about', tiles }, { nowMs: () => 0 });
  document.body.innerHTML = `
    <main>${tiles.map(({ key }) => `<section class="tile" id="${key}"><h2>${key}</h2></section>`).join('')}</main>
    <form class="side-panel"><div data-path="heading"><input></div></form>`;
  const listen = vi.spyOn(document, 'addEventListener');
  const [onInsert, onEditEnd] = [vi.fn(), vi.fn()];
  connectSelection(document, { editor, onInsert, onEditEnd });
  closing.push(() => {
    for (const [type, listener, options] of listen.mock.calls) document.removeEventListener(type, listener, options);
    listen.mockRestore();
  });
  const heading = (key: string): HTMLElement => {
    const found = document.querySelector<HTMLElement>(`#${key} h2`);
    if (!found) throw new Error(`There is no ${key}.`);
    return found;
  };
  const send = (key: string, type: string, detail: number) =>
    heading(key).dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, detail }));
  return {
    editor,
    onInsert,
    onEditEnd,
    heading,
    click: (key: string) => send(key, 'click', 1),
    doubleClick: (key: string) => {
      send(key, 'click', 1);
      send(key, 'click', 2);
      send(key, 'dblclick', 2);
    },
  };
}

describe('a click on a text of the canvas', () => {
  it('focuses its field in the form once it cannot become a double click [editor.canvas]', () => {
    const { editor, click } = open();
    click('one');
    expect(editor.state().selectedKey).toBe('one');
    vi.advanceTimersByTime(500);
    expect(document.activeElement?.tagName).toBe('INPUT');
  });

  it('does not return to its tile when another was selected meanwhile [editor.canvas]', () => {
    const { editor, click } = open();
    click('one');
    editor.select('two');
    vi.advanceTimersByTime(500);
    expect([editor.state().selectedKey, document.activeElement?.tagName]).toEqual(['two', 'BODY']);
  });
});

describe('a double click on a text of the canvas', () => {
  it('edits the text in place, as one undo step with the name of its field [editor.canvas] [editor.undo]', async () => {
    const { editor, doubleClick, heading, onEditEnd } = open();
    doubleClick('two');
    vi.advanceTimersByTime(500);
    expect([heading('two').isContentEditable, document.activeElement]).toEqual([true, heading('two')]);
    for (const text of ['tw', 'twice']) {
      heading('two').textContent = text;
      heading('two').dispatchEvent(new Event('input'));
    }
    const { history } = editor.state();
    expect(history.present.tiles.map((tile) => tile.heading)).toEqual(['one', 'twice']);
    expect(history.past.map(({ label }) => label)).toEqual([expect.stringMatching(/: Heading$/)]);
    heading('two').blur();
    await Promise.resolve();
    expect([onEditEnd.mock.calls.length, heading('two').hasAttribute('contenteditable')]).toEqual([1, false]);
  });

  it('removes the value of a field when all of its text is removed [editor.canvas]', () => {
    const { editor, doubleClick, heading } = open();
    doubleClick('one');
    heading('one').textContent = '';
    heading('one').dispatchEvent(new Event('input'));
    expect(editor.state().history.present.tiles[0]).toEqual({ type: 'text', key: 'one' });
  });
});

describe('the “+” between the tiles of the canvas', () => {
  it('asks for a tile at its place [editor.canvas] [preview.compose]', () => {
    const { heading, onInsert } = open();
    const press = (key: string, clientY: number): void => {
      const tile = heading(key).closest('section') ?? document.body;
      for (const [at, each] of [...document.querySelectorAll('section')].entries())
        vi.spyOn(each, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, at * 100, 800, 100));
      tile.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX: 400, clientY }));
      document
        .querySelector('.insert-tile')
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    };
    press('one', 5);
    press('one', 95);
    press('two', 195);
    expect(onInsert.mock.calls).toEqual([[0], [1], [2]]);
  });
});
