import type { RichElement, RichNode } from './parse-rich-text.ts';

/**
 * The column heads of a regular table: a first row of heads, rows of the same length, no spanning cells. Undefined for any
 * other table.
 */
export function columnHeads(table: RichElement): readonly string[] | undefined {
  const [first, ...rows] = rowsOf(table);
  if (!first || rows.length === 0) return undefined;
  const heads = elementsOf(first);
  const regular = [first, ...rows].every((row) => {
    const cells = elementsOf(row);
    return cells.length === heads.length && cells.every(({ columns, rows: spanned }) => !columns && !spanned);
  });
  return regular && heads.every(({ name }) => name === 'th') ? heads.map(textOf) : undefined;
}

const elementsOf = (node: RichElement): readonly RichElement[] =>
  node.children.filter((child): child is RichElement => typeof child !== 'string');

const rowsOf = (node: RichElement): readonly RichElement[] =>
  elementsOf(node).flatMap((child) => (child.name === 'tr' ? [child] : rowsOf(child)));

/** The text of a node and all below it. */
export const textOf = (node: RichNode): string =>
  (typeof node === 'string' ? node : node.children.map(textOf).join('')).trim();
