import { getMarkRange } from '@tiptap/core';
import type { EditorState } from '@tiptap/pm/state';
import { markType } from '../commands/blocks.ts';
import type { Command } from '../commands/run-command.ts';

/** The link at the cursor or at the start of the selection: its address and where it is. */
export function linkAt({ schema, selection }: EditorState) {
  const type = markType(schema, 'a');
  const { $from, $to, empty } = selection;
  const range = getMarkRange($from, type) ?? (empty ? undefined : getMarkRange($to, type));
  const href: unknown = range && $from.doc.nodeAt(range.from)?.marks.find((mark) => mark.type === type)?.attrs.href;
  return range && typeof href === 'string' ? { ...range, href } : undefined;
}

/** Links the selected text. At a cursor it changes the link there, or inserts a text that is the link. */
export const setLink =
  (href: string, text: string): Command =>
  (state, dispatch) => {
    const { schema, selection, tr } = state;
    const mark = markType(schema, 'a').create({ href });
    const { from, to } = selection.empty ? (linkAt(state) ?? selection) : selection;
    const linked = from === to ? tr.replaceSelectionWith(schema.text(text, [mark]), false) : tr.addMark(from, to, mark);
    dispatch?.(linked.removeStoredMark(mark).scrollIntoView());
    return true;
  };

export const removeLink: Command = (state, dispatch) => {
  const range = state.selection.empty ? linkAt(state) : state.selection;
  if (!range) return false;
  dispatch?.(state.tr.removeMark(range.from, range.to, markType(state.schema, 'a')));
  return true;
};
