import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keyOf } from '#preview/app/document/page-content.ts';
import { testFacts } from '#preview/app/testing/test-facts.ts';
import { createEditor } from '../create-editor.ts';
import { EditorContext } from '../editor-context.ts';
import { EditorToast } from '../editor-toast.tsx';
import { useTilePicker } from '../picker/use-tile-picker.tsx';
import { Plan } from './plan.tsx';

const tileOf = (key: string, more: object = {}) => ({ type: 'text', key, body: '<p>Words.</p>', ...more });

function PlanWithPicker() {
  const [openPicker, picker] = useTilePicker();
  return (
    <>
      <Plan onInsert={openPicker} onShare={() => undefined} />
      {picker}
    </>
  );
}

/** The plan of a page with these tiles. */
function show(...tiles: readonly ReturnType<typeof tileOf>[]) {
  const editor = createEditor({ id: 'about', title: 'About', tiles }, { nowMs: () => 0 });
  render(
    <EditorContext.Provider value={{ id: 'about', editor, facts: testFacts }}>
      <PlanWithPicker />
      <EditorToast editor={editor} />
    </EditorContext.Provider>,
  );
  const faceOf = (key: string): HTMLElement => {
    const face = document.querySelector<HTMLElement>(`[data-key="${key}"] .cell-face`);
    if (!face) throw new Error(`There is no tile ${key}.`);
    return face;
  };
  return {
    editor,
    faceOf,
    keys: () => editor.state().history.present.tiles.map(keyOf),
    /** Presses a key on a tile. Returns whether the browser’s own action is left. */
    press: (key: string, name: string, modifiers: object = {}) => {
      faceOf(key).focus();
      return fireEvent.keyDown(faceOf(key), { key: name, ...modifiers });
    },
    focused: () => document.activeElement?.closest('[data-key]')?.getAttribute('data-key'),
  };
}
const three = [tileOf('one'), tileOf('two'), tileOf('three')];

describe('the plan of a page', () => {
  it('shows the tiles in their rows, the first one in the tab order [preview.compose] [tile.width]', () => {
    const { faceOf } = show(tileOf('one', { width: 'half' }), tileOf('two', { width: 'half' }), tileOf('three'));
    const rows = [...document.querySelectorAll('ol.cells')].map((row) => [
      row.getAttribute('aria-label'),
      [...row.querySelectorAll('[data-key]')].map((cell) => cell.getAttribute('data-key')),
    ]);
    expect(rows).toEqual([
      ['Row 1', ['one', 'two']],
      ['Row 2', ['three']],
    ]);
    expect(['one', 'two', 'three'].map((key) => faceOf(key).tabIndex)).toEqual([0, -1, -1]);
    expect(screen.queryByText(/^This page is empty/)).toBeNull();
    expect(screen.getByRole('navigation', { name: 'Page plan' }).querySelector('h2')?.textContent).toBe('Plan');
  });

  it('has one tile with its menu in the tab order: the focused one, else the selected one [preview.compose]', () => {
    const { editor, faceOf, press } = show(...three);
    const inTabOrder = () =>
      [...document.querySelectorAll('[data-key]')].flatMap((cell) =>
        [...cell.querySelectorAll<HTMLElement>('.cell-face, .cell-menu > button')].map(({ tabIndex }) => tabIndex),
      );
    act(() => editor.select('two'));
    expect(inTabOrder()).toEqual([-1, -1, 0, 0, -1, -1]);
    press('two', 'ArrowDown');
    expect(inTabOrder()).toEqual([-1, -1, -1, -1, 0, 0]);
    act(() => faceOf('three').blur());
    expect(inTabOrder()).toEqual([-1, -1, 0, 0, -1, -1]);
  });

  it.skipIf(process.env.TEST_QUICK)(
    'says where each part of a very long page starts, at the start of a row [preview.compose]',
    () => {
      const tiles = Array.from({ length: 301 }, (_, at) => tileOf(`t${at}`, at === 299 ? { width: 'half' } : {}));
      show(...tiles.slice(0, 300));
      expect(screen.queryByText(/starts here/)).toBeNull();
      document.body.replaceChildren();
      show(...tiles.slice(0, 300), tileOf('last', { width: 'half' }));
      const row = screen.getByText('Part 2 starts here.').closest('li');
      expect([...(row?.querySelectorAll('[data-key]') ?? [])].map((cell) => cell.getAttribute('data-key'))).toEqual([
        't299',
        'last',
      ]);
    },
  );

  it('says why a row is not full, and fills it by a button [preview.compose] [tile.width]', async () => {
    const { editor, keys } = show(tileOf('one', { width: 'half' }), tileOf('two'));
    const [note, ...others] = [...document.querySelectorAll('.row-note')];
    expect(others).toEqual([]);
    expect([...(note?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'The width half leaves part of the row empty, so it is shown as full.',
      'Fill the row with fullhalf + halftwo-thirds + third',
    ]);
    const button = note?.querySelector('button');
    if (button) await userEvent.click(button);
    expect(document.querySelector('.row-note')).toBeNull();
    expect([keys(), editor.state().announcement]).toEqual([['one', 'two'], expect.stringMatching(/\w/)]);
    editor.undo();
    expect(editor.state().history.present.tiles[0]).toMatchObject({ width: 'half' });
  });

  it('counts the errors of each tile [preview.errors]', () => {
    const { faceOf } = show(tileOf('one'), tileOf('two', { body: undefined, heading: 7 }));
    expect(faceOf('one').textContent).toBe('Text');
    expect(faceOf('two').textContent).toMatch(/^Text2 errors$/);
  });

  it('says that a page is empty, and selects the page itself [preview.compose]', async () => {
    const { editor } = show();
    expect(screen.getByText('This page is empty. Add the first tile.')).toBeTruthy();
    const isSelected = () => screen.getByRole('button', { name: 'Page settings' }).classList.contains('selected');
    expect(isSelected()).toBe(true);
    editor.select('other');
    await waitFor(() => expect(isSelected()).toBe(false));
    await userEvent.click(screen.getByRole('button', { name: 'Page settings' }));
    expect(editor.state().selectedKey).toBeUndefined();
  });
});

describe('the keys of the plan', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['ArrowUp', 'one'],
    ['ArrowLeft', 'one'],
    ['ArrowDown', 'three'],
    ['ArrowRight', 'three'],
    ['Home', 'one'],
    ['End', 'three'],
  ])('%s moves the focus to the tile %s, and with Alt the tile itself [preview.compose]', (name, target) => {
    const { press, focused, keys } = show(...three);
    expect(press('two', name)).toBe(false);
    expect([focused(), keys()]).toEqual([target, ['one', 'two', 'three']]);
    press('two', name, { altKey: true });
    expect(keys()).toEqual(target === 'one' ? ['two', 'one', 'three'] : ['one', 'three', 'two']);
  });

  it('have the focus on the next tile before a frame is rendered, so that no key is lost [preview.compose]', async () => {
    vi.stubGlobal('requestAnimationFrame', () => 0);
    const { press, focused, keys } = show(...three);
    press('three', 'Delete');
    await Promise.resolve().then(() => Promise.resolve());
    expect([focused(), keys()]).toEqual(['two', ['one', 'two']]);
  });

  it.each(['ctrlKey', 'metaKey'])('with %s copy, cut, paste and duplicate [preview.compose]', (modifier) => {
    const { press, keys } = show(...three);
    press('one', 'c', { [modifier]: true });
    press('three', 'V', { [modifier]: true });
    expect(keys()).toEqual(['one', 'two', 'three', 'one-2']);
    press('two', 'x', { [modifier]: true });
    expect(keys()).toEqual(['one', 'three', 'one-2']);
    press('three', 'd', { [modifier]: true });
    expect(keys()).toEqual(['one', 'three', 'three-2', 'one-2']);
    expect(press('one', 's', { [modifier]: true })).toBe(true);
  });

  it.each(['Delete', 'Backspace'])('%s removes the tile, and the focus moves on [preview.compose]', async (name) => {
    const { press, keys, focused } = show(...three);
    press('two', name);
    expect(keys()).toEqual(['one', 'three']);
    await waitFor(() => expect(focused()).toBe('three'));
  });

  it('move the focus with the tile [preview.compose]', async () => {
    const { press, focused } = show(...three);
    press('three', 'ArrowUp', { altKey: true });
    await waitFor(() => expect(focused()).toBe('three'));
  });

  it('leaves the focus to the control that it moves to while the page changes [preview.compose]', async () => {
    const { editor, faceOf } = show(...three);
    const field = document.body.appendChild(document.createElement('input'));
    faceOf('one').focus();
    faceOf('one').blur();
    editor.select('two');
    field.focus();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(document.activeElement).toBe(field);
  });

  it.each(['Insert', 'a'])('%s adds a tile after it, which gets a key of its own [preview.compose]', async (name) => {
    const { press, keys } = show(...three);
    press('one', name);
    expect(screen.getByRole('dialog', { name: 'Add a tile' })).toBeTruthy();
    const [type] = document.querySelectorAll('dialog.picker li button');
    if (type) await userEvent.click(type);
    expect(keys()).toEqual(['one', expect.any(String), 'two', 'three']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('Enter selects the tile; other keys, and those pressed elsewhere, do nothing [preview.compose]', () => {
    const { press, editor, keys } = show(...three);
    expect(press('two', 'Enter')).toBe(false);
    expect(editor.state().selectedKey).toBe('two');
    expect([press('two', 'q'), press('two', 'c', { altKey: true })]).toEqual([true, true]);
    const menu = document.querySelector('[data-key="two"] button:not(.cell-face)');
    if (menu) fireEvent.keyDown(menu, { key: 'Delete' });
    expect([menu !== null, keys()]).toEqual([true, ['one', 'two', 'three']]);
  });
});

it('the plan says which keys and gestures it has [preview.compose]', () => {
  show(...three);
  const help = screen.getByText('Keyboard shortcuts').parentElement;
  expect([...(help?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Arrow keys move between tiles and Enter opens the form. Alt with an arrow key moves the tile. Insert or A adds a tile after it, Ctrl D duplicates, Delete removes, and Ctrl C, X and V copy, cut and paste. Ctrl Z undoes and Ctrl Shift Z redoes; in a text field they undo and redo your typing. Ctrl P prints the page.',
    'On a touch screen, press and hold a tile to drag it. Escape cancels a drag.',
  ]);
});

describe('the buttons of the plan', () => {
  it('add a tile and paste one at the end [preview.compose]', async () => {
    const { press, keys } = show(...three);
    press('one', 'c', { ctrlKey: true });
    await userEvent.click(screen.getByText('Paste', { selector: 'footer button' }));
    expect(keys()).toEqual(['one', 'two', 'three', 'one-2']);
    await userEvent.click(screen.getByText('Add a tile', { selector: 'footer button' }));
    await userEvent.type(screen.getByRole('searchbox'), 'no such tile');
    expect(await screen.findByText('No tiles match your search.')).toBeTruthy();
    await userEvent.click(screen.getByText('Close'));
    expect([screen.queryByRole('dialog'), keys()]).toEqual([null, ['one', 'two', 'three', 'one-2']]);
  });

  it('redo what was undone, from its notice, which can be closed [editor.undo]', async () => {
    const { press, keys, editor } = show(...three);
    press('two', 'Delete');
    expect(document.querySelector('.toast')).toBeNull();
    editor.undo();
    expect((await screen.findByText('Undone:')).parentElement?.textContent).toContain('Removed Text');
    await userEvent.click(screen.getByText('Redo'));
    expect(keys()).toEqual(['one', 'three']);
    expect([screen.getByText('Redone:').tagName, screen.queryByText('Redo')]).toEqual(['STRONG', null]);
    await userEvent.click(screen.getByText('Close'));
    expect(document.querySelector('.toast')).toBeNull();
  });
});
