import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { isInList, isInNestedList, liftItem, sinkItem } from './lists.ts';
import { runCommand } from './run-command.ts';

/**
 * Tab and Shift+Tab change the level of an item. Outside lists, and after Escape, they move the focus as everywhere, so
 * that the keyboard can always leave the text.
 */
export const tabKey = Extension.create({
  name: 'tabKey',
  addProseMirrorPlugins() {
    const { editor } = this;
    let isLeaving = false;
    return [
      new Plugin({
        props: {
          handleKeyDown: ({ state }, { key, shiftKey, ctrlKey, altKey, metaKey }) => {
            if (key === 'Shift') return false;
            const leaves = isLeaving;
            isLeaving = key === 'Escape';
            if (key !== 'Tab' || ctrlKey || altKey || metaKey || leaves || !isInList(state)) return false;
            if (!shiftKey) runCommand(editor, sinkItem);
            // An item of the outermost list stays an item.
            else if (isInNestedList(state)) runCommand(editor, liftItem);
            return true;
          },
          handleDOMEvents: {
            blur: () => {
              isLeaving = false;
              return false;
            },
          },
        },
      }),
    ];
  },
});
