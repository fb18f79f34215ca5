import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { keyOf } from '#preview/app/document/page-content.ts';
import { createEditor } from '../create-editor.ts';
import { EditorContext } from '../editor-context.ts';
import { TileMenu } from './tile-menu.tsx';

const keys = ['first', 'second', 'third'];

/** A page of three tiles, and the menu of the tile at a position. */
function open() {
  const page = { id: 'about', title: 'About', tiles: keys.map((key) => ({ type: 'text', key })) };
  const editor = createEditor(page, { nowMs: () => 0 });
  const onInsert = vi.fn();
  const tiles = () => editor.state().history.present.tiles;
  const show = (at: number): (() => void) =>
    render(
      <EditorContext.Provider value={{ id: 'about', editor, facts: Object({}) }}>
        <TileMenu tile={tiles()[at] ?? {}} at={at} count={tiles().length} onInsert={onInsert} />
      </EditorContext.Provider>,
    ).unmount;
  return {
    onInsert,
    show,
    press: (at: number, label: string): void => {
      const remove = show(at);
      screen.getByRole('menuitem', { name: label }).click();
      remove();
    },
    order: (): readonly string[] => tiles().map(keyOf),
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

  it.each([
    [0, ['Move up', 'Move to the top'], 'This is the first tile.'],
    [1, [], undefined],
    [2, ['Move down', 'Move to the end'], 'This is the last tile.'],
  ])(
    'of the tile at %d does not move it beyond the ends of the page: %j, %s [preview.compose]',
    (at, labels, reason) => {
      open().show(at);
      const disabled = screen.getAllByRole('menuitem').filter((item) => item.getAttribute('aria-disabled') === 'true');
      expect(disabled.map((item) => item.getAttribute('aria-label'))).toEqual(labels);
      for (const item of disabled)
        expect(document.getElementById(item.getAttribute('aria-describedby') ?? '')?.textContent).toBe(reason);
    },
  );
});
