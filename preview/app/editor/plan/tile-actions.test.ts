import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keyOf } from '#preview/app/document/page-content.ts';
import { createStorage } from '#preview/app/testing/test-browser.ts';
import { createEditor } from '../create-editor.ts';
import { copyAt, cutAt, duplicateAt, insertAt, moveTo, pasteAt, removeAt } from './tile-actions.ts';
import { readClipboard } from './tile-clipboard.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', createStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const text = (key: string) => ({ type: 'text', key, heading: key });

/** A page with tiles of these keys. */
function open(...keys: readonly string[]) {
  const editor = createEditor({ id: 'about', title: 'About', tiles: keys.map(text) }, { nowMs: () => 0 });
  return {
    editor,
    keys: (): readonly string[] => editor.state().history.present.tiles.map(keyOf),
    selected: () => editor.state().selectedKey,
    announcement: () => editor.state().announcement,
  };
}

const withoutStorage = (): void => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('No storage.');
    },
    setItem: () => {
      throw new Error('No storage.');
    },
  });
};

describe('the actions on a tile', () => {
  it.each([
    [0, 2, ['two', 'three', 'one'], 'one'],
    [2, -5, ['three', 'one', 'two'], 'three'],
    [1, 9, ['one', 'three', 'two'], 'two'],
  ])('move it from %d to %d, at most to an end of the page [preview.compose]', (from, to, order, key) => {
    const { editor, keys, selected } = open('one', 'two', 'three');
    moveTo(editor, from, to);
    expect([keys(), selected()]).toEqual([order, key]);
  });

  it('do not move it beyond the ends, and say so [preview.compose]', () => {
    const { editor, keys, announcement } = open('one', 'two');
    moveTo(editor, 0, -1);
    expect(announcement()).toMatch(/is already first\.$/);
    moveTo(editor, 1, 2);
    expect(announcement()).toMatch(/is already last\.$/);
    expect(keys()).toEqual(['one', 'two']);
  });

  it('remove it, say how many are left, and select the next one, or the last [preview.compose]', () => {
    const { editor, keys, selected, announcement } = open('one', 'two', 'three');
    removeAt(editor, 1);
    expect([keys(), selected()]).toEqual([['one', 'three'], 'three']);
    expect(announcement()).toMatch(/removed\. 2 tiles are left\.$/);
    removeAt(editor, 1);
    expect([keys(), selected()]).toEqual([['one'], 'one']);
    expect(announcement()).toMatch(/removed\. One tile is left\.$/);
    removeAt(editor, 0);
    expect([keys(), selected()]).toEqual([[], undefined]);
    expect(announcement()).toMatch(/removed\. 0 tiles are left\.$/);
  });

  it('duplicate it behind itself, and insert tiles at a place [preview.compose]', () => {
    const { editor, keys, selected, announcement } = open('one', 'two');
    duplicateAt(editor, 0);
    expect([keys(), selected()]).toEqual([['one', 'one-2', 'two'], 'one-2']);
    insertAt(editor, 1, [text('a'), text('b')]);
    expect([keys(), selected()]).toEqual([['one', 'a', 'b', 'one-2', 'two'], 'a']);
    expect(announcement()).toMatch(/^Added 2 tiles\. /);
    insertAt(editor, 0, []);
    expect(keys()).toHaveLength(5);
  });

  it.each<[string, (page: ReturnType<typeof open>['editor']) => void, string, string]>([
    [
      'move',
      (editor) => moveTo(editor, 0, 2),
      'Moved Text “one”',
      'Text “one” moved. Row 3 of 3, full. On phones after Text “three”.',
    ],
    [
      'add',
      (editor) => insertAt(editor, 0, [text('new')]),
      'Added Text “new”',
      'Added Text “new”. Row 1 of 4, full. On phones the first.',
    ],
    [
      'add several',
      (editor) => insertAt(editor, 3, [text('a'), text('b')]),
      'Added 2 tiles',
      'Added 2 tiles. Row 4 of 5, full. On phones after Text “three”.',
    ],
    [
      'duplicate',
      (editor) => duplicateAt(editor, 1),
      'Duplicated Text “two”',
      'Text “two” duplicated. Row 3 of 4, full. On phones after Text “two”.',
    ],
    ['remove', (editor) => removeAt(editor, 1), 'Removed Text “two”', 'Text “two” removed. 2 tiles are left.'],
    ['cut', (editor) => cutAt(editor, 2), 'Removed Text “three”', 'Text “three” removed. 2 tiles are left.'],
  ])(
    '%s it with a name in the undo history, and announce where it is [editor.undo] [preview.compose]',
    (_, act, label, announced) => {
      const { editor, announcement } = open('one', 'two', 'three');
      act(editor);
      expect(announcement()).toBe(announced);
      editor.undo();
      expect([editor.state().notice?.label, editor.state().history.past]).toEqual([label, []]);
    },
  );

  it('paste it with a name in the undo history [editor.undo]', () => {
    const { editor, announcement } = open('one', 'two');
    copyAt(editor, 1);
    expect(announcement()).toBe('Text “two” copied. It can be pasted on any page.');
    pasteAt(editor, 0);
    expect(announcement()).toBe('Pasted Text “two”. Row 1 of 3, full. On phones the first.');
    editor.undo();
    expect(editor.state().notice?.label).toBe('Pasted Text “two”');
  });

  it('copy it to another page, with a key of its own there [preview.compose]', () => {
    const { editor, keys, announcement } = open('one', 'two');
    copyAt(editor, 1);
    expect(announcement()).toMatch(/copied\. It can be pasted on any page\.$/);
    const other = open('two');
    pasteAt(other.editor, 0);
    expect(other.keys()).toEqual(['two-2', 'two']);
    expect(keys()).toEqual(['one', 'two']);
  });

  it('cut it only where the browser can store it [preview.compose]', () => {
    const { editor, keys, announcement } = open('one', 'two');
    cutAt(editor, 0);
    expect(keys()).toEqual(['two']);
    expect(readClipboard()).toEqual([text('one')]);
    withoutStorage();
    cutAt(editor, 0);
    expect(keys()).toEqual(['two']);
    expect(announcement()).toBe('The tile was not cut: this browser’s storage is not available.');
    copyAt(editor, 0);
    expect(announcement()).toBe('The tile was not copied: this browser’s storage is not available.');
  });

  it.each(['', '{', '7', '[7]', '[]'])(
    'paste nothing from the stored text %j, and say so [preview.compose]',
    (stored) => {
      localStorage.setItem('copied-tiles', stored);
      const { editor, keys, announcement } = open('one');
      pasteAt(editor, 0);
      expect([keys(), announcement()]).toEqual([['one'], 'There is nothing to paste: copy a tile first.']);
    },
  );
});
