import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createEditor } from './create-editor.ts';
import { handleShortcut, useShortcuts } from './use-shortcuts.ts';

interface App {
  readonly widths: readonly number[];
  readonly hasDialog?: boolean;
}

/** Presses a key in an app with frames. Returns the widths that were printed, and whether the browser prints nothing. */
function press(key: string, { widths, hasDialog = false }: App, modifiers: KeyboardEventInit = { ctrlKey: true }) {
  const printed: number[] = [];
  // Not in the document, which would try to load frames.
  const app = document.createElement('div');
  for (const width of widths) {
    const figure = app.appendChild(document.createElement('figure'));
    figure.className = 'frame';
    const frame = figure.appendChild(document.createElement('iframe'));
    frame.width = String(width);
    Object.defineProperty(frame, 'contentWindow', { value: { print: () => printed.push(width) } });
  }
  const event = new KeyboardEvent('keydown', { key, cancelable: true, ...modifiers });
  handleShortcut(createEditor({ id: 'about', tiles: [] }, { nowMs: () => 0 }), event, {
    activeElement: null,
    isDialogOpen: () => hasDialog,
    frames: () => [...app.querySelectorAll('iframe')],
  });
  return [printed, event.defaultPrevented];
}

describe('Ctrl P in the editor', () => {
  it('prints the page of the widest frame, not the app [preview.exact]', () => {
    expect(press('p', { widths: [360, 1280, 900] })).toEqual([[1280], true]);
    expect(press('P', { widths: [360] }, { metaKey: true })).toEqual([[360], true]);
  });

  it('is the browser’s own without a frame and in a dialog, as is the letter alone [preview.exact]', () => {
    expect(press('p', { widths: [] })).toEqual([[], false]);
    expect(press('p', { widths: [360] }, {})).toEqual([[], false]);
    expect(press('p', { widths: [360], hasDialog: true })).toEqual([[], false]);
  });
});

describe('the undo of the page', () => {
  afterEach(() => document.body.replaceChildren());

  /** Presses a key while an element has the focus. Returns what is undone, and whether the browser undoes nothing. */
  function pressUndo(key: string, modifiers: KeyboardEventInit, focused = 'button', isDialogOpen = false) {
    const done: string[] = [];
    const event = new KeyboardEvent('keydown', { key, cancelable: true, ...modifiers });
    const activeElement = document.createElement(focused);
    handleShortcut({ undo: () => done.push('undo'), redo: () => done.push('redo') }, event, {
      activeElement,
      isDialogOpen: () => isDialogOpen,
      frames: () => [],
    });
    return [done, event.defaultPrevented];
  }

  it.each<[string, KeyboardEventInit, string[]]>([
    ['z', { ctrlKey: true }, ['undo']],
    ['z', { metaKey: true }, ['undo']],
    ['Z', { ctrlKey: true, shiftKey: true }, ['redo']],
    ['y', { ctrlKey: true }, ['redo']],
    ['z', {}, []],
    ['z', { ctrlKey: true, altKey: true }, []],
    ['x', { ctrlKey: true }, []],
  ])('%s with %j does %j [editor.undo]', (key, modifiers, done) => {
    expect(pressUndo(key, modifiers)).toEqual([done, done.length > 0]);
  });

  it('leaves typing and dialogs to the browser [editor.undo]', () => {
    expect(pressUndo('z', { ctrlKey: true }, 'textarea')).toEqual([[], false]);
    expect(pressUndo('z', { ctrlKey: true }, 'button', true)).toEqual([[], false]);
  });

  it('works wherever the focus is in the app, for as long as its editor is open [editor.undo]', () => {
    const editor = { undo: vi.fn(), redo: vi.fn() };
    const { unmount } = renderHook(() => useShortcuts(editor));
    const press = (target: EventTarget, shiftKey = false) =>
      target.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, shiftKey, bubbles: true }));
    press(document.body.appendChild(document.createElement('button')));
    press(document.body, true);
    const field = document.body.appendChild(document.createElement('textarea'));
    field.focus();
    press(field);
    field.blur();
    expect([editor.undo.mock.calls.length, editor.redo.mock.calls.length]).toEqual([1, 1]);
    unmount();
    press(document.body);
    expect(editor.undo).toHaveBeenCalledOnce();
  });
});
