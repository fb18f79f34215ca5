import type { Editor } from '@tiptap/core';
import type { EditorState, Transaction } from '@tiptap/pm/state';

/** A change of the text, as ProseMirror has it: returns false if it does not apply, and dispatches nothing without `dispatch`. */
export type Command = (state: EditorState, dispatch?: (transaction: Transaction) => void) => boolean;

/** Marks a transaction that is undone on its own, and not with the typing around it. */
const stepKey = 'undo-step';

/** Runs a command as an undo step of its own. */
export const runCommand = (editor: Editor, command: Command): boolean =>
  command(editor.state, (transaction) => editor.view.dispatch(transaction.setMeta(stepKey, true)));

export const isTyping = (transaction: Transaction): boolean =>
  transaction.getMeta(stepKey) === undefined &&
  !['paste', 'cut', 'drop'].includes(String(transaction.getMeta('uiEvent')));
