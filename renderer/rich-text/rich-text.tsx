/** @jsxImportSource #eager */
import { createElement, type ReactNode } from 'react';
import { columnHeads } from './column-heads.ts';
import { parseRichText, type RichElement, type RichNode, type RichTree } from './parse-rich-text.ts';

interface RichTextProps {
  /** HTML from the content service. */
  readonly html: string;
  /** Level of the heading above the text; the text's own headings start one level below. */
  readonly headingLevel: number;
}

/** Renders rich text from its tree of allowed elements. */
export function RichText({ html, headingLevel }: RichTextProps): ReactNode {
  const tree = parseRichText(html);
  const known = rendered.get(tree)?.get(headingLevel);
  if (known) return known;
  const levels = headingLevels(tree.nodes, headingLevel);
  const elements = tree.nodes.map((node, index) => render(node, index, levels));
  rendered.set(tree, (rendered.get(tree) ?? new Map()).set(headingLevel, elements));
  return elements;
}

/** Elements by their tree and the level of the heading above; collected with the tree. */
const rendered = new WeakMap<RichTree, Map<number, readonly ReactNode[]>>();

/**
 * Heading levels of the content, made to follow the page's own without a gap: the levels that occur are counted,
 * in order, from one below `headingLevel`, and never beyond h6.
 */
function headingLevels(nodes: readonly RichNode[], headingLevel: number): ReadonlyMap<number, number> {
  const used = new Set<number>();
  const collect = (node: RichNode): void => {
    if (typeof node === 'string') return;
    if (node.headingLevel) used.add(node.headingLevel);
    node.children.forEach(collect);
  };
  nodes.forEach(collect);
  const inOrder = [...used].sort((a, b) => a - b);
  return new Map(inOrder.map((level, index) => [level, Math.min(6, headingLevel + 1 + index)]));
}

function render(node: RichNode, key: number, levels: ReadonlyMap<number, number>): ReactNode {
  if (typeof node === 'string') return node;
  const children = node.children.map((child, index) => render(child, index, levels));
  switch (node.name) {
    case 'heading':
      return createElement(`h${levels.get(node.headingLevel ?? 6) ?? 6}`, { key, dir: node.dir }, ...children);
    case 'a':
      return renderLink(node, key, children);
    case 'table':
      return renderTable(node, key, children, levels);
    case 'td':
    case 'th':
      return createElement(
        node.name,
        { key, colSpan: node.columns, rowSpan: node.rows, scope: node.scope, dir: node.dir },
        ...children,
      );
    default:
      return createElement(node.name, { key, dir: node.dir }, ...children);
  }
}

function renderLink(node: RichElement, key: number, children: readonly ReactNode[]): ReactNode {
  const outside = /^https?:/.test(node.href ?? '');
  return createElement('a', { key, href: node.href, ...(outside && { rel: 'noopener' }) }, ...children);
}

/**
 * A wide table scrolls in a box of its own that the keyboard can reach. Source: WCAG 2.2, 2.1.1. A regular table of three
 * columns or more can be laid out as a list of cards in a narrow container.
 */
function renderTable(
  node: RichElement,
  key: number,
  children: readonly ReactNode[],
  levels: ReadonlyMap<number, number>,
): ReactNode {
  const heads = columnHeads(node);
  const stacks = heads && heads.length > 2;
  const table = stacks
    ? renderCardTable(node, 0, heads, levels)
    : createElement('table', { dir: node.dir }, ...children);
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

/** Browsers drop the table semantics of elements with another `display`, unless they have roles. */
const roles: { readonly [name: string]: string } = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tfoot: 'rowgroup',
  tr: 'row',
};

/** A table whose cells carry the text of their column head, for the layout as cards. */
function renderCardTable(
  node: RichElement,
  key: number,
  heads: readonly string[],
  levels: ReadonlyMap<number, number>,
): ReactNode {
  if (!Object.hasOwn(roles, node.name)) return render(node, key, levels);
  const parts = node.children.filter((child): child is RichElement => typeof child !== 'string');
  const children = parts.map((part, at) => {
    if (part.name !== 'td' && part.name !== 'th') return renderCardTable(part, at, heads, levels);
    const role = part.name === 'td' ? 'cell' : part.scope === 'row' ? 'rowheader' : 'columnheader';
    const cell = part.children.map((child, index) => render(child, index, levels));
    return createElement(
      part.name,
      { key: at, role, scope: part.scope, dir: part.dir, 'data-head': heads[at] },
      ...cell,
    );
  });
  return createElement(node.name, { key, role: roles[node.name], dir: node.dir }, ...children);
}
