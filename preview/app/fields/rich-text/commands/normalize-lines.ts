import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, type Transaction } from '@tiptap/pm/state';
import { nodeType } from './blocks.ts';

/** Set on transactions with a value from outside, which is shown as it is. */
export const outsideKey = 'preventUpdate';

const isText = (node: Node | null | undefined): boolean => node?.type.name === 'line' || node?.type.name === 'p';

/**
 * Where a text without a paragraph would be lost or run into its neighbour, it becomes a paragraph: outside of list
 * items, cells and quotes, and beside another text.
 */
function makeParagraphs(transaction: Transaction, before: Node): boolean {
  const { doc } = transaction;
  const paragraph = nodeType(doc.type.schema, 'p');
  const first = doc.content.findDiffStart(before.content) ?? 0;
  const last = doc.content.findDiffEnd(before.content)?.a ?? doc.content.size;
  // With the neighbours of what was removed.
  const from = Math.max(0, Math.min(first, last) - 1);
  const to = Math.min(doc.content.size, Math.max(first, last) + 1);
  const lines: number[] = [];
  doc.nodesBetween(from, to, (node, position, parent, index) => {
    if (node.type.name !== 'line' || !parent) return;
    const holdsLines = ['li', 'td', 'th', 'blockquote'].includes(parent.type.name);
    if (!holdsLines || isText(parent.maybeChild(index - 1)) || isText(parent.maybeChild(index + 1)))
      lines.push(position);
  });
  for (const position of lines) transaction.setNodeMarkup(position, paragraph);
  return lines.length > 0;
}

export const normalizeLines = Extension.create({
  name: 'normalizeLines',
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (transactions, before, { tr }) => {
        if (transactions.some((each) => each.getMeta(outsideKey))) return null;
        const isChanged = transactions.some(({ docChanged }) => docChanged);
        return isChanged && makeParagraphs(tr, before.doc) ? tr : null;
      },
    }),
  ],
});
