import { Extension } from '@tiptap/core';
import { Plugin, PluginKey, type SelectionBookmark } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import type { Command } from './run-command.ts';

/** The selection that stays visible without the focus; null if there is none. */
const key = new PluginKey<SelectionBookmark | null>('visible-selection');

/** The selected text that is to become a link stays visible while its address is being chosen. */
export const visibleSelection = Extension.create({
  name: 'visibleSelection',
  addProseMirrorPlugins: () => [
    new Plugin<SelectionBookmark | null>({
      key,
      state: {
        init: () => null,
        apply: (transaction, bookmark) => {
          const isShown: unknown = transaction.getMeta(key);
          if (isShown === undefined) return bookmark?.map(transaction.mapping) ?? null;
          return isShown === true ? transaction.selection.getBookmark() : null;
        },
      },
      props: {
        decorations: (state) => {
          const selection = key.getState(state)?.resolve(state.doc);
          if (!selection || selection.empty) return null;
          const { from, to } = selection;
          return DecorationSet.create(state.doc, [Decoration.inline(from, to, { class: 'visible-selection' })]);
        },
      },
    }),
  ],
});

export const showSelection =
  (isShown: boolean): Command =>
  ({ tr }, dispatch) => {
    dispatch?.(tr.setMeta(key, isShown));
    return true;
  };

/** Selects what was selected before the focus left, because a browser puts the cursor at the start of a focused text. */
export const restoreSelection: Command = (state, dispatch) => {
  const bookmark = key.getState(state);
  if (!bookmark) return false;
  dispatch?.(state.tr.setSelection(bookmark.resolve(state.doc)).setMeta(key, false));
  return true;
};
