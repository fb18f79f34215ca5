import { Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import type { HtmlNode } from '#renderer/rich-text/parse-rich-text.ts';
import { isElement } from '#renderer/rich-text/parse-rich-text.ts';

const textBlocks = /^(p|h[1-6]|li|td|th)$/;

/**
 * Whether the copied text starts inside a paragraph. Programs mark its start with a comment, and write the paragraph
 * around it.
 */
export const startsInParagraph = (nodes: readonly HtmlNode[], isInside = false): boolean =>
  nodes.some((node) =>
    isElement(node)
      ? startsInParagraph(node.childNodes, isInside || textBlocks.test(node.tagName))
      : isInside && 'data' in node && node.data === 'StartFragment',
  );

/**
 * Pastes whole paragraphs at the start or the end of a paragraph without joining them to its text, as word processors
 * do. Returns whether it did: elsewhere the first and the last paragraph become parts of the text around them.
 */
export function pasteParagraphs(view: EditorView, { content, openStart, openEnd }: Slice): boolean {
  const { $from, $to } = view.state.selection;
  if (!$from.parent.isTextblock || !$to.parent.isTextblock) return false;
  const hasBefore = $from.parentOffset > 0;
  const hasAfter = $to.parentOffset < $to.parent.content.size;
  if (hasBefore === hasAfter) return false;
  const separate = new Slice(content, hasBefore ? 0 : openStart, hasAfter ? 0 : openEnd);
  const pasted = view.state.tr.replaceSelection(separate);
  view.dispatch(pasted.scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste'));
  return true;
}
