import { LRUCache } from 'lru-cache';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { isSafeHref } from '#schemas/content/link/href.ts';
import {
  droppedElements,
  isAllowedElement,
  maximumDepth,
  type RichAttribute,
  type RichName,
  synonyms,
} from './allowed-elements.ts';
import { setDirections } from './set-directions.ts';

/** An allowed element of rich text with its allowed attributes. */
export interface RichElement {
  readonly name: RichName;
  readonly children: readonly RichNode[];
  readonly href?: string;
  /** For headings: the level in the content itself, 1 to 6. */
  readonly headingLevel?: number;
  readonly columns?: number;
  readonly rows?: number;
  readonly scope?: 'col' | 'row';
  /** The direction of its text, where it is not that of the element around it. */
  readonly dir?: 'ltr' | 'rtl';
}

export type RichNode = string | RichElement;

export interface RichTree {
  readonly nodes: readonly RichNode[];
  /** What was removed, each thing once, as text for editors. */
  readonly removed: readonly string[];
}

/** Elements that only group: removing them needs no warning. */
const silent = new Set(['div', 'span', 'section', 'article', 'font', 'center', 'html', 'body', 'main']);

const memo = new LRUCache<string, RichTree>({ maxSize: 4_000_000, sizeCalculation: (_, html) => html.length + 1 });

/** A node of parsed HTML. */
export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
export type HtmlElement = DefaultTreeAdapterTypes.Element;

export const isElement = (node: HtmlNode): node is HtmlElement => 'tagName' in node;
export const isText = (node: HtmlNode): node is DefaultTreeAdapterTypes.TextNode => node.nodeName === '#text';

/**
 * Parses untrusted HTML as a browser would and keeps only the elements and attributes that are allowed by name.
 * The result is data; nothing of the input's markup reaches a page except through it. Never throws.
 */
export function parseRichText(html: string): RichTree {
  const known = memo.get(html);
  if (known) return known;
  const removed = new Set<string>();
  const nodes = setDirections(readNodes(parseFragment(html).childNodes, removed, 0));
  const tree = { nodes, removed: [...removed] };
  memo.set(html, tree);
  return tree;
}

function readNodes(nodes: readonly HtmlNode[], removed: Set<string>, depth: number): RichNode[] {
  return nodes.flatMap((node) => readNode(node, removed, depth));
}

function readNode(node: HtmlNode, removed: Set<string>, depth: number): RichNode[] {
  if (isText(node)) return node.value === '' ? [] : [node.value];
  if (!isElement(node)) return [];
  if (depth > maximumDepth) {
    removed.add(`nesting deeper than ${maximumDepth} levels`);
    return [];
  }
  const tag = node.tagName.toLowerCase();
  if (droppedElements.has(tag)) {
    removed.add(`<${tag}>`);
    return [];
  }
  noteAttributes(node, removed);
  const children = readNodes(node.childNodes, removed, depth + 1);
  const element = readElement(node, children);
  if (element) return [element];
  if (tag === 'a') removed.add('a link to an address that is not allowed');
  else if (!silent.has(tag)) removed.add(`<${tag.slice(0, 30)}>`);
  return children;
}

/** An element with the attributes that are read; undefined if only its content is shown. */
export function readElement(node: HtmlElement, children: readonly RichNode[]): RichElement | undefined {
  const tag = node.tagName.toLowerCase();
  const heading = /^h([1-6])$/.exec(tag);
  if (heading) return { name: 'heading', children, headingLevel: Number(heading[1]) };
  const name = synonyms.get(tag) ?? tag;
  if (!isAllowedElement(name)) return undefined;
  if (name === 'a') return readLink(node, children);
  if (name === 'td' || name === 'th') return { name, children, ...readCell(node) };
  return { name, children };
}

function readLink(node: HtmlElement, children: readonly RichNode[]): RichElement | undefined {
  const href = attribute(node, 'href')?.trim();
  return href && isSafeHref(href) ? { name: 'a', children, href } : undefined;
}

function readCell(node: HtmlElement): Pick<RichElement, 'columns' | 'rows' | 'scope'> {
  const span = (name: RichAttribute): number | undefined => {
    const value = Number(attribute(node, name));
    return Number.isInteger(value) && value > 1 && value <= 50 ? value : undefined;
  };
  const [columns, rows, scope] = [span('colspan'), span('rowspan'), attribute(node, 'scope')];
  return {
    ...(columns && { columns }),
    ...(rows && { rows }),
    ...((scope === 'col' || scope === 'row') && { scope }),
  };
}

function noteAttributes(node: HtmlElement, removed: Set<string>): void {
  for (const { name } of node.attrs) {
    if (name.startsWith('on')) removed.add(`the event handler ${name.slice(0, 30)}`);
    else if (name === 'style') removed.add('style attributes');
  }
}

const attribute = (node: HtmlElement, name: RichAttribute): string | undefined =>
  node.attrs.find((attr) => attr.name === name)?.value;
