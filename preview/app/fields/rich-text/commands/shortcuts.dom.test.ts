import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { parseRichText } from '#renderer/rich-text/parse-rich-text.ts';
import { createTextEditor } from '../create-text-editor.ts';

const closing: (() => void)[] = [];
beforeAll(() => {
  // The simulated document has no layout.
  Range.prototype.getClientRects = () => Object.assign([], { item: () => null });
});
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A text in which everything from a position on is selected, or up to another one. */
function open(html: string, from: number, to?: number) {
  const onLink = vi.fn();
  let current = html;
  const typed: boolean[] = [];
  const { editor } = createTextEditor({
    html,
    onChange: (next, isTyping) => {
      current = next;
      typed.push(isTyping);
    },
    onPaste: () => undefined,
    onLink,
  });
  editor.mount(document.body.appendChild(document.createElement('div')));
  closing.push(() => editor.destroy());
  editor.commands.setTextSelection({ from, to: to ?? editor.state.doc.content.size - 1 });
  return {
    editor,
    onLink,
    typed,
    html: () => current,
    /** Presses a key. Returns whether the browser’s own action is left. */
    press: (key: string, modifiers: object = {}) => fireEvent.keyDown(editor.view.dom, { key, ...modifiers }),
  };
}

/** A text with the cursor at the start of a part of it. */
function openAt(html: string, text: string) {
  const opened = open(html, 1);
  opened.editor.state.doc.descendants((node, at) => {
    if (node.text === text) opened.editor.commands.setTextSelection(at);
  });
  return opened;
}

const mod = { ctrlKey: true };

describe('the keys of a rich text [editor.text]', () => {
  it.each([
    ['b', mod, '<p><strong>laksa</strong></p>'],
    ['i', mod, '<p><em>laksa</em></p>'],
    ['.', mod, '<p><sup>laksa</sup></p>'],
    [',', mod, '<p><sub>laksa</sub></p>'],
    ['7', { ...mod, shiftKey: true }, '<ol><li>laksa</li></ol>'],
    ['8', { ...mod, shiftKey: true }, '<ul><li>laksa</li></ul>'],
    ['9', { ...mod, shiftKey: true }, '<blockquote><p>laksa</p></blockquote>'],
    ['2', { ...mod, altKey: true }, '<h2>laksa</h2>'],
    ['3', { ...mod, altKey: true }, '<h3>laksa</h3>'],
  ])('“%s” with %j makes of a selected paragraph %s, which is no typing', (key, modifiers, result) => {
    const { press, html, typed } = open('<p>laksa</p>', 1);
    expect(press(key, modifiers)).toBe(false);
    expect([html(), typed]).toEqual([result, [false]]);
  });

  it.each([
    ['\\', mod, '<p><strong>laksa</strong></p>', '<p>laksa</p>'],
    ['0', { ...mod, altKey: true }, '<h2>laksa</h2>', '<p>laksa</p>'],
  ])('“%s” with %j makes of %s %s', (key, modifiers, before, after) => {
    const { press, html } = open(before, 1);
    press(key, modifiers);
    expect(html()).toBe(after);
  });

  it('indent and outdent an item of a list', () => {
    const { editor, press, html } = open('<ul><li>a</li><li>b</li></ul>', 1);
    let position = 0;
    editor.state.doc.descendants((node, at) => {
      if (node.text === 'b') position = at;
    });
    editor.commands.setTextSelection(position);
    press(']', mod);
    expect(html()).toBe('<ul><li>a<ul><li>b</li></ul></li></ul>');
    press('[', mod);
    expect(html()).toBe('<ul><li>a</li><li>b</li></ul>');
  });

  it('nest and un-nest an item with Tab and Shift and Tab, in HTML that visitors see', () => {
    const { press, html, typed } = openAt('<ol><li>a</li><li>b</li></ol>', 'b');
    expect(press('Tab')).toBe(false);
    expect(html()).toBe('<ol><li>a<ol><li>b</li></ol></li></ol>');
    expect(parseRichText(html()).removed).toEqual([]);
    expect(press('Tab', { shiftKey: true })).toBe(false);
    expect([html(), typed]).toEqual(['<ol><li>a</li><li>b</li></ol>', [false, false]]);
  });

  it('keep an item of the outermost list with Shift and Tab', () => {
    const { press, typed } = openAt('<ul><li>a</li></ul>', 'a');
    expect([press('Tab', { shiftKey: true }), press('Tab'), typed]).toEqual([false, false, []]);
  });

  it.each([false, true])('leave a list with Escape, then Tab (with Shift: %s), once', (shiftKey) => {
    const { press, typed } = openAt('<ul><li>a</li><li>b</li></ul>', 'b');
    press('Escape');
    press('Shift');
    expect([press('Tab', { shiftKey }), typed]).toEqual([true, []]);
    expect(press('Tab', { shiftKey })).toBe(false);
  });

  it('keep Tab in a list again after another key or a return to the text', () => {
    const { editor, press } = openAt('<ul><li>a</li></ul>', 'a');
    press('Escape');
    press('x');
    expect(press('Tab')).toBe(false);
    press('Escape');
    fireEvent.blur(editor.view.dom);
    expect(press('Tab')).toBe(false);
  });

  it('leave the text with Tab outside lists', () => {
    const { press, typed } = open('<p>laksa</p>', 1);
    expect([press('Tab'), press('Tab', { shiftKey: true }), typed]).toEqual([true, true, []]);
  });

  it('break lines with Shift and Enter as a part of typing', () => {
    const { press, html, typed } = open('<p>ab</p>', 2, 2);
    press('Enter', { shiftKey: true });
    expect([html(), typed]).toEqual(['<p>a<br>b</p>', [true]]);
  });

  it('split items with Enter, but not the caption of a table', () => {
    const list = open('<ul><li>ab</li></ul>', 1);
    let position = 0;
    list.editor.state.doc.descendants((node, at) => {
      if (node.text === 'ab') position = at;
    });
    list.editor.commands.setTextSelection(position + 1);
    list.press('Enter');
    expect(list.html()).toBe('<ul><li>a</li><li>b</li></ul>');

    const table = open('<table><caption>Prices</caption><tbody><tr><td>a</td></tr></tbody></table>', 1);
    table.editor.state.doc.descendants((node, at) => {
      if (node.text === 'Prices') position = at;
    });
    table.editor.commands.setTextSelection(position + 2);
    expect(table.press('Enter')).toBe(false);
    expect(table.typed).toEqual([]);
  });

  it('open the form of a link', () => {
    const { press, onLink, typed } = open('<p>laksa</p>', 1);
    expect(press('k', mod)).toBe(false);
    expect([onLink.mock.calls.length, typed]).toEqual([1, []]);
  });

  it.each([
    ['z', mod],
    ['z', { ...mod, shiftKey: true }],
    ['y', mod],
  ])('“%s” with %j is kept from the browser, and left to the app [editor.undo]', (key, modifiers) => {
    const { press, typed } = open('<p>laksa</p>', 1);
    const reached = vi.fn();
    document.addEventListener('keydown', reached, { once: true });
    expect([press(key, modifiers), typed, reached.mock.calls.length]).toEqual([false, [], 1]);
  });

  it('and undo from a menu of the browser changes nothing [editor.undo]', () => {
    const { editor } = open('<p>laksa</p>', 1);
    const send = (inputType: string) =>
      editor.view.dom.dispatchEvent(new InputEvent('beforeinput', { inputType, bubbles: true, cancelable: true }));
    expect([send('historyUndo'), send('historyRedo')]).toEqual([false, false]);
  });
});
