import { Extension } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import type { Command } from './run-command.ts';

/** Whether the selection stays visible without the focus. */
const key = new PluginKey<boolean>('visible-selection');

/** The selected text that is to become a link stays visible while its address is being chosen. */
export const visibleSelection = Extension.create({
  name: 'visibleSelection',
  addProseMirrorPlugins: () => [
    new Plugin<boolean>({
      key,
      state: { init: () => false, apply: (transaction, isShown) => transaction.getMeta(key) ?? isShown },
      props: {
        decorations: (state) => {
          const { from, to, empty } = state.selection;
          if (empty || !key.getState(state)) return null;
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
