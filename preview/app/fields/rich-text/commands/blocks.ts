import { setBlockType, toggleMark, wrapIn } from '@tiptap/pm/commands';
import type { MarkType, NodeType, Schema } from '@tiptap/pm/model';
import type { EditorState } from '@tiptap/pm/state';
import { liftTarget } from '@tiptap/pm/transform';
import type { MarkName, NodeName } from '../document/element-specs.ts';
import type { Command } from './run-command.ts';

type EditorNode = NodeName | 'line';

export function nodeType({ nodes }: Schema, name: EditorNode): NodeType {
  const type = nodes[name];
  if (!type) throw new Error(`The schema has no ${name}.`);
  return type;
}

export function markType({ marks }: Schema, name: MarkName): MarkType {
  const type = marks[name];
  if (!type) throw new Error(`The schema has no ${name}.`);
  return type;
}

/** Whether the start of the selection is in a node of a type. */
export const isWithin = ({ schema, selection: { $from } }: EditorState, name: EditorNode): boolean =>
  Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth)).some(
    ({ type }) => type === nodeType(schema, name),
  );

/** Whether the selected text, or what is typed next, has a mark. */
export function hasMark({ schema, doc, storedMarks, selection }: EditorState, name: MarkName): boolean {
  const type = markType(schema, name);
  const { empty, from, to, $from } = selection;
  if (empty) return type.isInSet(storedMarks ?? $from.marks()) !== undefined;
  return doc.rangeHasMark(from, to, type);
}

export const toggle =
  (name: MarkName): Command =>
  (state, dispatch) =>
    toggleMark(markType(state.schema, name))(state, dispatch);

/** The block at the cursor: `p`, or the level of a heading. */
export function blockAt({ selection: { $from } }: EditorState): string {
  const { type, attrs } = $from.parent;
  return type.name === 'heading' ? String(attrs.headingLevel) : 'p';
}

/** Makes the selected blocks paragraphs, or headings of a level. */
export const setBlock =
  (block: string): Command =>
  (state, dispatch) => {
    const headingLevel = Number(block);
    return block === 'p'
      ? setBlockType(nodeType(state.schema, 'p'))(state, dispatch)
      : setBlockType(nodeType(state.schema, 'heading'), { headingLevel })(state, dispatch);
  };

/** Puts a quote around the selected blocks, or takes it away. */
export const toggleQuote: Command = (state, dispatch) => {
  const { schema, selection, tr } = state;
  const quote = nodeType(schema, 'blockquote');
  if (!isWithin(state, 'blockquote')) return wrapIn(quote)(state, dispatch);
  const range = selection.$from.blockRange(selection.$to, ({ type }) => type === quote);
  const target = range && liftTarget(range);
  if (!range || target === null || target === undefined) return false;
  dispatch?.(tr.lift(range, target).scrollIntoView());
  return true;
};

/** Removes all marks of the selected text. */
export const clearMarks: Command = ({ tr, selection: { empty, from, to } }, dispatch) => {
  if (empty) return false;
  dispatch?.(tr.removeMark(from, to));
  return true;
};

/** Inserts a line break or a divider. */
export const insert =
  (name: 'br' | 'hr'): Command =>
  ({ schema, tr }, dispatch) => {
    dispatch?.(tr.replaceSelectionWith(nodeType(schema, name).create()).scrollIntoView());
    return true;
  };
