import type { ResolvedPos } from '@tiptap/pm/model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from '@tiptap/pm/schema-list';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { isWithin, nodeType } from './blocks.ts';
import type { Command } from './run-command.ts';

type ListName = 'ul' | 'ol';

/** Makes the selected paragraphs a list, changes the kind of the list, or ends it. */
export const toggleList =
  (name: ListName): Command =>
  (state, dispatch) => {
    const { schema, selection, tr } = state;
    const list = nodeType(schema, name);
    const depth = listDepth(selection.$from);
    if (depth === undefined) return wrapInList(list)(state, dispatch && ((wrapped) => dispatch(unwrapItems(wrapped))));
    if (selection.$from.node(depth).type === list) return liftItem(state, dispatch);
    dispatch?.(tr.setNodeMarkup(selection.$from.before(depth), list));
    return true;
  };

/** The depth of the innermost list. */
function listDepth($from: ResolvedPos): number | undefined {
  for (let depth = $from.depth; depth > 0; depth -= 1) if (/^[uo]l$/.test($from.node(depth).type.name)) return depth;
  return undefined;
}

/** An item with a single paragraph has its text directly, as stored lists have. */
function unwrapItems(transaction: Transaction): Transaction {
  const { doc, selection } = transaction;
  doc.nodesBetween(selection.from, selection.to, ({ type, childCount, firstChild }, position) => {
    if (type.name === 'li' && childCount === 1 && firstChild?.type.name === 'p')
      transaction.setNodeMarkup(position + 1, nodeType(doc.type.schema, 'line'));
  });
  return transaction;
}

export const liftItem: Command = (state, dispatch) => liftListItem(nodeType(state.schema, 'li'))(state, dispatch);
/** Enter begins another item; in an empty one it ends the list. */
export const splitItem: Command = (state, dispatch) => {
  const { $from } = state.selection;
  const isEmptyItem = $from.depth > 1 && $from.node(-1).type.name === 'li' && $from.node(-1).content.size === 2;
  return isEmptyItem ? liftItem(state, dispatch) : splitListItem(nodeType(state.schema, 'li'))(state, dispatch);
};

export const sinkItem: Command = (state, dispatch) => sinkListItem(nodeType(state.schema, 'li'))(state, dispatch);

export const isInList = (state: EditorState): boolean => isWithin(state, 'li');

/** Whether the list at the cursor is in an item of another list. */
export function isInNestedList({ selection: { $from } }: EditorState): boolean {
  const depth = listDepth($from);
  return depth !== undefined && $from.node(depth - 1).type.name === 'li';
}

/** Backspace at the start of an item ends the item, instead of joining it with the one above. */
export const liftItemAtStart: Command = (state, dispatch) => {
  const { empty, $from } = state.selection;
  const isAtStart = empty && $from.parentOffset === 0 && $from.depth > 1 && $from.index(-1) === 0;
  return isAtStart && $from.node(-1).type.name === 'li' && liftItem(state, dispatch);
};
