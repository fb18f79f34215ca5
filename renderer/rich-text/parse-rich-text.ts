import { LRUCache } from 'lru-cache';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { isSafeHref } from '#schemas/content/link/href.ts';

/** An allowed element of rich text, with nothing on it that was not asked for by name. */
export interface RichElement {
  readonly name: RichName;
  readonly children: readonly RichNode[];
  readonly href?: string;
  /** Rank in the content's own counting, for headings: 1 to 6. */
  readonly headingLevel?: number;
  readonly columns?: number;
  readonly rows?: number;
  readonly scope?: 'col' | 'row';
}

export type RichNode = string | RichElement;

export interface RichTree {
  readonly nodes: readonly RichNode[];
  /** What was taken out, each thing once, in words for an editor. */
  readonly removed: readonly string[];
}

const elementNames = [
  'p',
  'br',
  'hr',
  'blockquote',
  'ul',
  'ol',
  'li',
  'a',
  'strong',
  'em',
  'small',
  'sup',
  'sub',
  'abbr',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
  'heading',
] as const;
export type RichName = (typeof elementNames)[number];

const allowedNames = new Set<string>(elementNames);
const isAllowed = (name: string): name is RichName => allowedNames.has(name) && name !== 'heading';

const synonyms: ReadonlyMap<string, RichName> = new Map([
  ['b', 'strong'],
  ['i', 'em'],
  ['u', 'em'],
]);

/** Elements whose content is not text for readers, so that it goes with them. */
const dropped = new Set([
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'svg',
  'math',
  'template',
  'noscript',
  'title',
  'textarea',
  'select',
  'option',
  'head',
  'link',
  'meta',
  'base',
  'form',
  'input',
  'button',
  'audio',
  'video',
  'canvas',
  'frameset',
  'frame',
  'applet',
  'xmp',
  'plaintext',
  'noembed',
  'noframes',
  'img',
  'picture',
  'source',
]);

/** Elements that only group; taking them out loses nothing worth telling an editor. */
const silent = new Set(['div', 'span', 'section', 'article', 'font', 'center', 'html', 'body', 'main']);

/** Deeper nesting than any reader could see; what lies below is left out. */
const maximumDepth = 40;

const memo = new LRUCache<string, RichTree>({ maxSize: 4_000_000, sizeCalculation: (_, html) => html.length + 1 });

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const isElement = (node: Node): node is Element => 'tagName' in node;
const isText = (node: Node): node is DefaultTreeAdapterTypes.TextNode => node.nodeName === '#text';

/**
 * Parses untrusted HTML as a browser would and keeps only the elements and attributes that are allowed by name.
 * The result is data; nothing of the input's markup reaches a page except through it. Never throws.
 */
export function parseRichText(html: string): RichTree {
  const known = memo.get(html);
  if (known) return known;
  const removed = new Set<string>();
  const tree = { nodes: readNodes(parseFragment(html).childNodes, removed, 0), removed: [...removed] };
  memo.set(html, tree);
  return tree;
}

function readNodes(nodes: readonly Node[], removed: Set<string>, depth: number): RichNode[] {
  return nodes.flatMap((node) => readNode(node, removed, depth));
}

function readNode(node: Node, removed: Set<string>, depth: number): RichNode[] {
  if (isText(node)) return node.value === '' ? [] : [node.value];
  if (!isElement(node)) return [];
  if (depth > maximumDepth) {
    removed.add(`nesting deeper than ${maximumDepth} levels`);
    return [];
  }
  const tag = node.tagName.toLowerCase();
  if (dropped.has(tag)) {
    removed.add(`<${tag}>`);
    return [];
  }
  noteAttributes(node, removed);
  const children = readNodes(node.childNodes, removed, depth + 1);
  const element = allowed(node, tag, children, removed);
  return element ? [element] : children;
}

function allowed(node: Element, tag: string, children: RichNode[], removed: Set<string>): RichElement | undefined {
  const heading = /^h([1-6])$/.exec(tag);
  if (heading) return { name: 'heading', children, headingLevel: Number(heading[1]) };
  const name = synonyms.get(tag) ?? tag;
  if (!isAllowed(name)) {
    if (!silent.has(tag)) removed.add(`<${tag.slice(0, 30)}>`);
    return undefined;
  }
  if (name === 'a') return readLink(node, children, removed);
  if (name === 'td' || name === 'th') return { name, children, ...readCell(node) };
  return { name, children };
}

function readLink(node: Element, children: RichNode[], removed: Set<string>): RichElement | undefined {
  const href = attribute(node, 'href')?.trim();
  if (href && isSafeHref(href)) return { name: 'a', children, href };
  removed.add('a link to an address that is not allowed');
  return undefined;
}

function readCell(node: Element): Pick<RichElement, 'columns' | 'rows' | 'scope'> {
  const span = (name: string): number | undefined => {
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

function noteAttributes(node: Element, removed: Set<string>): void {
  for (const { name } of node.attrs) {
    if (name.startsWith('on')) removed.add(`the event handler ${name.slice(0, 30)}`);
    else if (name === 'style') removed.add('style attributes');
  }
}

const attribute = (node: Element, name: string): string | undefined =>
  node.attrs.find((attr) => attr.name === name)?.value;
