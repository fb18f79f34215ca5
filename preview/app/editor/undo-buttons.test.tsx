import { describe, expect, it } from 'vitest';
import { dispatch, renderElements } from '#blocks/booking/testing/fake-rendering.tsx';
import { createEditor } from './create-editor.ts';
import { UndoButtons } from './undo-buttons.tsx';

function open() {
  const editor = createEditor({ id: 'about', title: 'About', tiles: [] }, { nowMs: () => 0 });
  const button = (label: string) =>
    renderElements(<UndoButtons history={editor.state().history} editor={editor} />).find('button', label);
  return {
    button,
    press: (label: string) => dispatch(button(label), 'onClick'),
    rename: (title: string): void =>
      editor.change({ label: `Renamed to ${title}`, to: (page) => ({ ...page, title }) }),
    title: () => editor.state().history.present.title,
  };
}

describe('the buttons for undo and redo', () => {
  it('are disabled while there is nothing to undo or redo [preview.compose]', () => {
    const { button, rename, press } = open();
    expect([button('Undo').props.disabled, button('Redo').props.disabled]).toEqual([true, true]);
    rename('One');
    expect([button('Undo').props.disabled, button('Redo').props.disabled]).toEqual([false, true]);
    press('Undo');
    expect([button('Undo').props.disabled, button('Redo').props.disabled]).toEqual([true, false]);
  });

  it('each name the change that they revert or repeat [preview.compose]', () => {
    const { button, rename, press, title } = open();
    for (const each of ['One', 'Two', 'Three']) rename(each);
    press('Undo');
    expect(title()).toBe('Two');
    expect(button('Undo').props.title).toBe('Renamed to Two');
    expect(button('Redo').props.title).toBe('Renamed to Three');
    press('Redo');
    expect(title()).toBe('Three');
    expect(button('Redo').props.title).toBeUndefined();
  });
});
