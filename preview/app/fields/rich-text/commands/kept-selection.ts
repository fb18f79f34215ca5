import { Extension } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import type { Command } from './run-command.ts';

/** Whether the selection stays visible without the focus. */
const key = new PluginKey<boolean>('kept-selection');

/** The selected text that is to become a link stays visible while its address is being chosen. */
export const keptSelection = Extension.create({
  name: 'keptSelection',
  addProseMirrorPlugins: () => [
    new Plugin<boolean>({
      key,
      state: { init: () => false, apply: (transaction, isKept) => transaction.getMeta(key) ?? isKept },
      props: {
        decorations: (state) => {
          const { from, to, empty } = state.selection;
          if (empty || !key.getState(state)) return null;
          return DecorationSet.create(state.doc, [Decoration.inline(from, to, { class: 'kept-selection' })]);
        },
      },
    }),
  ],
});

export const keepSelection =
  (isKept: boolean): Command =>
  ({ tr }, dispatch) => {
    dispatch?.(tr.setMeta(key, isKept));
    return true;
  };
