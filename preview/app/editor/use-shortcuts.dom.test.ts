import { describe, expect, it } from 'vitest';
import { createEditor } from './create-editor.ts';
import { handleShortcut } from './use-shortcuts.ts';

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
