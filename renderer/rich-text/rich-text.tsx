/** @jsxImportSource #eager */
import { createElement, type ReactNode } from 'react';
import { columnHeads } from './column-heads.ts';
import { parseRichText, type RichElement, type RichNode, type RichTree } from './parse-rich-text.ts';

interface RichTextProps {
  /** HTML from the content service. */
  readonly html: string;
  /** Rank of the heading that the text stands under; the text's own headings begin one below it. */
  readonly headingLevel: number;
}

/** Draws rich text from its tree of allowed elements. */
export function RichText({ html, headingLevel }: RichTextProps): ReactNode {
  const tree = parseRichText(html);
  const known = drawn.get(tree)?.get(headingLevel);
  if (known) return known;
  const ranks = headingRanks(tree.nodes, headingLevel);
  const elements = tree.nodes.map((node, index) => draw(node, index, ranks));
  drawn.set(tree, (drawn.get(tree) ?? new Map()).set(headingLevel, elements));
  return elements;
}

/** Elements by the tree they were drawn from and the level they stand under; they go when the tree goes. */
const drawn = new WeakMap<RichTree, Map<number, readonly ReactNode[]>>();

/**
 * Heading ranks of the content, made to follow the page's own without a gap: the ranks that occur are counted,
 * in order, from one below `headingLevel`, and never beyond h6.
 */
function headingRanks(nodes: readonly RichNode[], headingLevel: number): ReadonlyMap<number, number> {
  const used = new Set<number>();
  const collect = (node: RichNode): void => {
    if (typeof node === 'string') return;
    if (node.rank) used.add(node.rank);
    node.children.forEach(collect);
  };
  nodes.forEach(collect);
  const inOrder = [...used].sort((a, b) => a - b);
  return new Map(inOrder.map((rank, index) => [rank, Math.min(6, headingLevel + 1 + index)]));
}

function draw(node: RichNode, key: number, ranks: ReadonlyMap<number, number>): ReactNode {
  if (typeof node === 'string') return node;
  const children = node.children.map((child, index) => draw(child, index, ranks));
  switch (node.name) {
    case 'heading':
      return createElement(`h${ranks.get(node.rank ?? 6) ?? 6}`, { key }, ...children);
    case 'a':
      return drawLink(node, key, children);
    case 'table':
      return drawTable(node, key, children, ranks);
    case 'td':
    case 'th':
      return createElement(
        node.name,
        { key, colSpan: node.columns, rowSpan: node.rows, scope: node.scope },
        ...children,
      );
    default:
      return createElement(node.name, { key }, ...children);
  }
}

function drawLink(node: RichElement, key: number, children: readonly ReactNode[]): ReactNode {
  const outside = /^https?:/.test(node.href ?? '');
  return createElement('a', { key, href: node.href, ...(outside && { rel: 'noopener' }) }, ...children);
}

/**
 * Wide tables scroll in a box of their own, which the keyboard must be able to reach. Source: WCAG 2.2, 2.1.1. A table of
 * three columns or more in which every cell has a head can be laid out as a list of cards instead, where it is narrow.
 */
function drawTable(
  node: RichElement,
  key: number,
  children: readonly ReactNode[],
  ranks: ReadonlyMap<number, number>,
): ReactNode {
  const heads = columnHeads(node);
  const stacks = heads && heads.length > 2;
  const table = stacks ? drawStacking(node, 0, heads, ranks) : createElement('table', null, ...children);
  return createElement(
    'div',
    {
      key,
      className: 'table-box',
      role: 'group',
      'aria-label': 'Table',
      tabIndex: 0,
      'data-stacks': stacks ? '' : undefined,
    },
    table,
  );
}

/** Browsers forget that a table laid out otherwise is a table, unless it is said. */
const roles: { readonly [name: string]: string } = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tfoot: 'rowgroup',
  tr: 'row',
};

/** A table whose cells carry their column's head in words. */
function drawStacking(
  node: RichElement,
  key: number,
  heads: readonly string[],
  ranks: ReadonlyMap<number, number>,
): ReactNode {
  if (!Object.hasOwn(roles, node.name)) return draw(node, key, ranks);
  const parts = node.children.filter((child): child is RichElement => typeof child !== 'string');
  const children = parts.map((part, at) => {
    if (part.name !== 'td' && part.name !== 'th') return drawStacking(part, at, heads, ranks);
    const role = part.name === 'td' ? 'cell' : part.scope === 'row' ? 'rowheader' : 'columnheader';
    const cell = part.children.map((child, index) => draw(child, index, ranks));
    return createElement(part.name, { key: at, role, scope: part.scope, 'data-head': heads[at] }, ...cell);
  });
  return createElement(node.name, { key, role: roles[node.name] }, ...children);
}
