import type { Editor } from '#preview/app/document/document-editor.ts';
import { setTileField } from '#preview/app/document/operations.ts';
import { keyOf, nameOf, typeOf } from '#preview/app/document/page-content.ts';
import { isFormBesideCanvas } from '#preview/app/editor/layout/editor-layout.ts';
import { describeFields } from '#preview/app/fields/describe-field.ts';
import { goToField } from '#preview/app/publish/review/go-to-field.ts';
import { formatPath, type PathStep } from '#schemas/content/problem/problem.ts';
import type { RawTile } from '#schemas/content/tile/define-tile.ts';
import { findTileType } from '#schemas/content/tile/find-tile-type.ts';
import { canEditInPlace, editInPlace } from './edit-in-place.ts';
import { enableTileSelection, type TileSelection } from './enable-tile-selection.ts';
import { findField } from './find-field.ts';

interface SelectionTarget {
  readonly editor: Editor;
  /** Chooses a tile to add before a position. */
  readonly onInsert: (before: number) => void;
  /** Called when a text is no longer edited in place. */
  readonly onEditEnd: () => void;
}

/** Milliseconds in which a second click makes a double click, which edits in place instead of in the form. */
const doubleClickMs = 250;

/**
 * Connects the page in a frame with the editor: a click selects a tile and focuses the field that shows the clicked
 * text, a double click edits the text in place, and a “+” between tiles adds one.
 */
export function connectSelection(frameDocument: Document, target: SelectionTarget): TileSelection {
  const { editor, onInsert, onEditEnd } = target;
  const tiles = (): readonly RawTile[] => editor.state().history.present.tiles;
  const positionOf = (key: string): number => tiles().findIndex((tile) => keyOf(tile) === key);
  let focusTimer: ReturnType<typeof setTimeout> | undefined;
  return enableTileSelection(frameDocument, {
    onSelect: editor.select,
    keyOfId: (id) => (positionOf(id) < 0 ? id.replace(/-\d+$/, '') : id),
    keyAt: (at) => keyOf(tiles()[at] ?? {}) || undefined,
    onInsert(key, isAfter) {
      const at = positionOf(key);
      if (at >= 0) onInsert(isAfter ? at + 1 : at);
    },
    onClick(key, element, root) {
      clearTimeout(focusTimer);
      const field = findField(tiles()[positionOf(key)] ?? {}, element, root);
      if (!field || !isFormBesideCanvas()) return;
      focusTimer = setTimeout(() => {
        // Another tile may have been selected, or this one moved, meanwhile.
        if (editor.state().selectedKey === key) goToField(editor, ['tiles', positionOf(key), ...field.path]);
      }, doubleClickMs);
    },
    onDoubleClick(key, element, root) {
      clearTimeout(focusTimer);
      const tile = tiles()[positionOf(key)] ?? {};
      const field = findField(tile, element, root);
      if (!field?.editable || !canEditInPlace(field.editable)) return;
      const label = `${nameOf(tile)}: ${fieldTitle(tile, field.path)}`;
      const mergeKey = `${key} ${formatPath(field.path)}`;
      editInPlace(field.editable, {
        onInput: (text) =>
          editor.change({
            label,
            mergeKey,
            to: (page) => setTileField(page, positionOf(key), field.path, text === '' ? undefined : text),
          }),
        onEnd() {
          editor.stopMerging();
          // An element loses the focus while it is removed, too.
          queueMicrotask(onEditEnd);
        },
      });
    },
  });
}

function fieldTitle(tile: RawTile, [name]: readonly PathStep[]): string {
  const definition = findTileType(typeOf(tile));
  const field = definition && describeFields(definition.schema).find((each) => each.name === name);
  return field?.field.title ?? String(name);
}
