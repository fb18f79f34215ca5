import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dispatch, renderElements } from '#blocks/booking/testing/fake-rendering.tsx';
import { keyOf } from '#preview/app/document/page-content.ts';
import { createEditor } from '../create-editor.ts';
import { EditorContext } from '../editor-context.ts';
import { createStorage } from '../test-browser.ts';
import { TileMenu } from './tile-menu.tsx';

beforeEach(() => {
  vi.stubGlobal('localStorage', createStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const keys = ['first', 'second', 'third'];

/** A page of three tiles, and the menu of the tile at a position. */
function open() {
  const page = { id: 'about', title: 'About', tiles: keys.map((key) => ({ type: 'text', key })) };
  const editor = createEditor(page, { nowMs: () => 0 });
  const onInsert = vi.fn();
  const render = (at: number) =>
    renderElements(
      <EditorContext.Provider value={{ id: 'about', editor, facts: Object({}) }}>
        <TileMenu at={at} count={editor.state().history.present.tiles.length} onInsert={onInsert} />
      </EditorContext.Provider>,
    );
  const hidePopover = vi.fn();
  return {
    onInsert,
    hidePopover,
    render,
    press: (at: number, label: string): void => {
      dispatch(render(at).find('button', label), 'onClick', { currentTarget: { closest: () => ({ hidePopover }) } });
    },
    order: (): readonly string[] => editor.state().history.present.tiles.map(keyOf),
    selectedKey: () => editor.state().selectedKey,
  };
}

describe('the menu of a tile', () => {
  it.each([
    ['Move up', ['second', 'first', 'third'], 'second'],
    ['Move down', ['first', 'third', 'second'], 'second'],
    ['Move to the top', ['second', 'first', 'third'], 'second'],
    ['Move to the end', ['first', 'third', 'second'], 'second'],
    ['Duplicate', ['first', 'second', 'second-2', 'third'], 'second-2'],
    ['Cut', ['first', 'third'], 'third'],
    ['Remove', ['first', 'third'], 'third'],
  ])('has “%s”, which results in this order and selects a tile [preview.compose]', (label, order, selectedKey) => {
    const { press, ...page } = open();
    press(1, label);
    expect(page.order()).toEqual(order);
    expect(page.selectedKey()).toBe(selectedKey);
    expect(page.hidePopover).toHaveBeenCalledTimes(1);
  });

  it('moves a tile to either end of the page, not by one step [preview.compose]', () => {
    const [up, down] = [open(), open()];
    up.press(2, 'Move to the top');
    expect(up.order()).toEqual(['third', 'first', 'second']);
    down.press(0, 'Move to the end');
    expect(down.order()).toEqual(['second', 'third', 'first']);
  });

  it('pastes a copied or cut tile directly after its tile [preview.compose]', () => {
    const { press, order } = open();
    press(2, 'Copy');
    press(0, 'Paste after');
    expect(order()).toEqual(['first', 'third-2', 'second', 'third']);
    press(2, 'Cut');
    press(2, 'Paste after');
    expect(order()).toEqual(['first', 'third-2', 'third', 'second']);
  });

  it('adds a tile before or after its own [preview.compose]', () => {
    const { press, onInsert } = open();
    press(1, 'Add a tile before');
    expect(onInsert).toHaveBeenLastCalledWith(1);
    press(1, 'Add a tile after');
    expect(onInsert).toHaveBeenLastCalledWith(2);
  });

  it('disables moves beyond the ends of the page [preview.compose]', () => {
    const disabled = (at: number) =>
      open()
        .render(at)
        .elements.filter(({ props }) => props.disabled === true)
        .map(({ props }) => props.children);
    expect(disabled(0)).toEqual(['Move up', 'Move to the top']);
    expect(disabled(1)).toEqual([]);
    expect(disabled(2)).toEqual(['Move down', 'Move to the end']);
  });
});
