import { describe, expect, it } from 'vitest';
import { removeTile } from '../document/operations.ts';
import { createEditor } from './create-editor.ts';

const page = { id: 'about', title: 'About', tiles: ['a', 'b', 'c'].map((key) => ({ type: 'text', key })) };

function start() {
  let nowMs = 0;
  const editor = createEditor(page, { nowMs: () => nowMs });
  return {
    editor,
    wait: (ms: number): void => {
      nowMs += ms;
    },
    title: (): unknown => editor.state().history.present.title,
    type: (title: string): void =>
      editor.change({ label: 'Page: Title', mergeKey: 'page title', to: (content) => ({ ...content, title }) }),
  };
}

describe('undo in the editor', () => {
  it('keeps what was typed before a pause, and before the field lost focus [editor.undo]', () => {
    const { editor, type, wait, title } = start();
    type('One');
    wait(1001);
    type('One two');
    editor.stopMerging();
    type('One two three');
    editor.undo();
    expect(title()).toBe('One two');
    editor.undo();
    expect(title()).toBe('One');
  });

  it('reverts one removal at a time, and names it until the next change [editor.undo]', () => {
    const { editor, type } = start();
    for (const key of ['a', 'b']) editor.change({ label: `Removed ${key}`, to: (content) => removeTile(content, 0) });
    editor.undo();
    expect(editor.state().history.present.tiles).toHaveLength(2);
    expect(editor.state().notice).toEqual({ kind: 'undone', label: 'Removed b' });
    editor.redo();
    expect(editor.state().notice).toEqual({ kind: 'redone', label: 'Removed b' });
    type('New');
    expect(editor.state().notice).toBeUndefined();
  });
});
