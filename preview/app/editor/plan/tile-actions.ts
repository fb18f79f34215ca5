import type { Editor } from '#preview/app/document/document-editor.ts';
import { duplicateTile, insertTiles, moveTile, removeTile } from '#preview/app/document/operations.ts';
import { keyOf, nameOf, type PageContent } from '#preview/app/document/page-content.ts';
import { describePlacement } from '#preview/app/document/page-layout.ts';
import type { RawTile } from '#schemas/content/tile/define-tile.ts';
import { readClipboard, writeClipboard } from './tile-clipboard.ts';

const pageOf = (editor: Editor): PageContent => editor.state().history.present;
const tileAt = (editor: Editor, at: number): RawTile => pageOf(editor).tiles[at] ?? {};

/** The actions on the tile at a position, with their undo labels and announcements. */
export function moveTo(editor: Editor, from: number, to: number): void {
  const { tiles } = pageOf(editor);
  const target = Math.max(0, Math.min(to, tiles.length - 1));
  const name = nameOf(tileAt(editor, from));
  if (target === from) {
    editor.announce(from === 0 ? `${name} is already first.` : `${name} is already last.`);
    return;
  }
  editor.change({
    label: `Moved ${name}`,
    to: (page) => moveTile(page, from, target),
    announce: (page) => `${name} moved. ${describePlacement(page, target)}`,
    select: (page) => keyOf(page.tiles[target] ?? {}),
  });
}

export function insertAt(editor: Editor, at: number, tiles: readonly RawTile[], verb = 'Added'): void {
  const [first] = tiles;
  if (!first) return;
  const name = tiles.length === 1 ? nameOf(first) : `${tiles.length} tiles`;
  editor.change({
    label: `${verb} ${name}`,
    to: (page) => insertTiles(page, at, tiles),
    announce: (page) => `${verb} ${name}. ${describePlacement(page, at)}`,
    select: (page) => keyOf(page.tiles[at] ?? {}),
  });
}

export function duplicateAt(editor: Editor, at: number): void {
  const name = nameOf(tileAt(editor, at));
  editor.change({
    label: `Duplicated ${name}`,
    to: (page) => duplicateTile(page, at),
    announce: (page) => `${name} duplicated. ${describePlacement(page, at + 1)}`,
    select: (page) => keyOf(page.tiles[at + 1] ?? {}),
  });
}

export function removeAt(editor: Editor, at: number): void {
  const name = nameOf(tileAt(editor, at));
  editor.change({
    label: `Removed ${name}`,
    to: (page) => removeTile(page, at),
    announce: ({ tiles }) =>
      `${name} removed. ${tiles.length === 1 ? 'One tile is left.' : `${tiles.length} tiles are left.`}`,
    select: ({ tiles }) => keyOf(tiles[Math.min(at, tiles.length - 1)] ?? {}) || undefined,
  });
}

export function copyAt(editor: Editor, at: number): void {
  const tile = tileAt(editor, at);
  editor.announce(
    writeClipboard([tile])
      ? `${nameOf(tile)} copied. It can be pasted on any page.`
      : 'The tile was not copied: this browser’s storage is not available.',
  );
}

export function cutAt(editor: Editor, at: number): void {
  if (writeClipboard([tileAt(editor, at)])) removeAt(editor, at);
  else editor.announce('The tile was not cut: this browser’s storage is not available.');
}

export function pasteAt(editor: Editor, at: number): void {
  const tiles = readClipboard();
  if (tiles.length === 0) editor.announce('There is nothing to paste: copy a tile first.');
  else insertAt(editor, at, tiles, 'Pasted');
}
