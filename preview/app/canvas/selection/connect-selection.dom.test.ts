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
  connectSelection(document, { editor, onInsert: vi.fn(), onEditEnd: vi.fn() });
  closing.push(() => {
    for (const [type, listener, options] of listen.mock.calls) document.removeEventListener(type, listener, options);
    listen.mockRestore();
  });
  const click = (key: string): unknown =>
    document
      .querySelector(`#${key} h2`)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  return { editor, click };
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
