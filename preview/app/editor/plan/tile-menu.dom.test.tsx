import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { keyOf } from '#preview/app/document/page-content.ts';
import { testFacts } from '#preview/app/testing/test-facts.ts';
import { createEditor } from '../create-editor.ts';
import { EditorContext } from '../editor-context.ts';
import { TileMenu } from './tile-menu.tsx';

const keys = ['first', 'second', 'third'];

/** A page of three tiles, and the menu of the tile at a position. */
function open({ id = 'about', facts = {}, tile = {} }: { id?: string; facts?: object; tile?: object } = {}) {
  const page = { id, title: 'About', tiles: keys.map((key) => ({ type: 'text', key, ...tile })) };
  const editor = createEditor(page, { nowMs: () => 0 });
  const [onInsert, onShare] = [vi.fn(), vi.fn()];
  const tiles = () => editor.state().history.present.tiles;
  const show = (at: number): (() => void) =>
    render(
      <EditorContext.Provider value={{ id, editor, facts: { ...testFacts, ...facts } }}>
        <TileMenu
          tile={tiles()[at] ?? {}}
          at={at}
          count={tiles().length}
          isInTabOrder
          onInsert={onInsert}
          onShare={onShare}
        />
      </EditorContext.Provider>,
    ).unmount;
  return {
    onInsert,
    onShare,
    show,
    press: (at: number, label: string): void => {
      const remove = show(at);
      screen.getByRole('menuitem', { name: label }).click();
      remove();
    },
    order: (): readonly string[] => tiles().map(keyOf),
    selectedKey: () => editor.state().selectedKey,
    announcement: () => editor.state().announcement,
  };
}

describe('the menu of a tile', () => {
  it('shares the tile, unless the page is shared itself or the API stores no pages [editor.shared-tiles]', () => {
    const { press, onShare } = open();
    press(1, 'Share with other pages…');
    expect(onShare).toHaveBeenCalledExactlyOnceWith('second');
    for (const [options, reason] of [
      [{ id: '_shared/hours' }, 'This page is shared itself.'],
      [{ facts: { storesPages: false } }, 'The API has no calls for storing pages.'],
    ] as const) {
      const remove = open(options).show(1);
      const item = screen.getByRole('menuitem', { name: /^Share with other pages/ });
      expect([item.getAttribute('aria-disabled'), item.textContent]).toEqual(['true', expect.stringContaining(reason)]);
      remove();
    }
  });

  it('leads to the editor of shared tiles, and replaces them with a copy [editor.shared-tiles]', async () => {
    const tile = { type: 'shared-tiles', shared: 'opening-hours' };
    const state = { id: '_shared/opening-hours', hasDraft: true, draftVersion: 3, publishedRevision: 2 };
    const live = {
      tiles: [
        { type: 'text', key: 'hours', heading: 'Open' },
        { type: 'text', key: 'late' },
      ],
    };
    vi.stubGlobal('fetch', async (path: string) =>
      Response.json(path.endsWith('/revision/2') ? live : { state, page: { tiles: [] } }),
    );
    const { press, ...page } = open({ tile });
    press(1, 'Replace with a copy');
    await vi.waitFor(() => expect(page.order()).toEqual(['first', 'hours', 'late', 'third']));
    expect(page.announcement()).toBe(
      'The tiles belong to this page now. Changes of the shared tiles no longer change them.',
    );
    press(0, 'Edit shared tiles');
    expect(location.pathname).toBe('/pages/_shared%2Fopening-hours');
    vi.unstubAllGlobals();
  });

  it('says why shared tiles could not be copied, and leaves them [editor.shared-tiles]', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ message: 'Not now.', errors: [] }, { status: 500 }));
    const { press, ...page } = open({ tile: { type: 'shared-tiles', shared: 'opening-hours' } });
    press(1, 'Replace with a copy');
    await vi.waitFor(() => expect(page.announcement()).toBe('The shared tiles could not be copied: Not now.'));
    expect(page.order()).toEqual(keys);
    vi.unstubAllGlobals();
  });

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
