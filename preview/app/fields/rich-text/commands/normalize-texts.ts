import { Extension } from '@tiptap/core';
import type { Node, ResolvedPos } from '@tiptap/pm/model';
import { Plugin, type Transaction } from '@tiptap/pm/state';
import { nodeType } from './blocks.ts';

/** Set on transactions with a value from outside, which is shown as it is. */
export const outsideKey = 'preventUpdate';

const isText = (node: Node | null | undefined): boolean => node?.type.name === 'line' || node?.type.name === 'p';

/**
 * Where a text without a paragraph would be lost or run into its neighbour, it becomes a paragraph: outside of list
 * items, cells and quotes, and beside another text. The only paragraph of an item is none if the items around it have
 * none.
 */
export function normalizeTexts(transaction: Transaction, before: Node): boolean {
  const { doc } = transaction;
  const first = doc.content.findDiffStart(before.content) ?? 0;
  const last = doc.content.findDiffEnd(before.content)?.a ?? doc.content.size;
  // With the neighbours of what was removed.
  const from = Math.max(0, Math.min(first, last) - 1);
  const to = Math.min(doc.content.size, Math.max(first, last) + 1);
  const changes: [position: number, name: 'p' | 'line'][] = [];
  doc.nodesBetween(from, to, (node, position, parent, index) => {
    const { name } = node.type;
    if (name === 'line' && parent && mustBeParagraph(parent, index)) changes.push([position, 'p']);
    if (name === 'p' && isPlainItem(doc.resolve(position))) changes.push([position, 'line']);
  });
  for (const [position, name] of changes) transaction.setNodeMarkup(position, nodeType(doc.type.schema, name));
  return changes.length > 0;
}

const mustBeParagraph = (parent: Node, index: number): boolean =>
  !['li', 'td', 'th', 'blockquote'].includes(parent.type.name) ||
  isText(parent.maybeChild(index - 1)) ||
  isText(parent.maybeChild(index + 1));

/** Whether a position is in an item of one child, while all other items have their text directly. */
function isPlainItem($position: ResolvedPos): boolean {
  const { parent, depth } = $position;
  if (parent.type.name !== 'li' || parent.childCount !== 1) return false;
  const others = $position.node(depth - 1).children.filter((item) => item !== parent);
  return others.length > 0 && others.every(({ firstChild }) => firstChild?.type.name === 'line');
}

export const textNormalization = Extension.create({
  name: 'textNormalization',
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (transactions, before, { tr }) => {
        if (transactions.some((each) => each.getMeta(outsideKey))) return null;
        const isChanged = transactions.some(({ docChanged }) => docChanged);
        return isChanged && normalizeTexts(tr, before.doc) ? tr : null;
      },
    }),
  ],
});
