import type { RichName } from '#renderer/rich-text/allowed-elements.ts';
import type { RichElement, RichNode } from '#renderer/rich-text/parse-rich-text.ts';
import { nestItems, type WordItem } from './word-lists.ts';

/** A piece of pasted content, in order. A boundary ends the paragraph before it. */
export type Part =
  | { readonly kind: 'inline'; readonly node: RichNode }
  | { readonly kind: 'block'; readonly node: RichElement }
  | { readonly kind: 'item'; readonly item: WordItem }
  | { readonly kind: 'boundary' };

export const boundary: Part = { kind: 'boundary' };

const isElement = (node: RichNode | undefined, name: RichName): node is RichElement =>
  typeof node === 'object' && node.name === name;

const isBlank = (node: RichNode): boolean =>
  typeof node === 'string' ? /^[\s\u00a0]*$/.test(node) : node.name === 'br' || node.children.every(isBlank);

/** Text without the spaces and line breaks around it. An element with nothing but a space is a space. */
export function trimInline(nodes: readonly RichNode[]): RichNode[] {
  const filled = nodes.map((node) => (isBlank(node) && !isElement(node, 'br') ? ' ' : node));
  const first = filled.findIndex((node) => !isBlank(node));
  if (first < 0) return [];
  const last = filled.findLastIndex((node) => !isBlank(node));
  return filled.slice(first, last + 1).map((node, at, all) => {
    const start = at === 0 ? trimEdge(node, 'start') : node;
    return at === all.length - 1 ? trimEdge(start, 'end') : start;
  });
}

function trimEdge(node: RichNode, edge: 'start' | 'end'): RichNode {
  if (typeof node === 'string') return node.replace(edge === 'start' ? /^[\s\u00a0]+/ : /[\s\u00a0]+$/, '');
  const at = edge === 'start' ? 0 : node.children.length - 1;
  return { ...node, children: node.children.map((child, index) => (index === at ? trimEdge(child, edge) : child)) };
}

/** The paragraphs of a run of text: two line breaks in a row end one. */
function paragraphsOf(nodes: readonly RichNode[]): RichElement[] {
  const runs: RichNode[][] = [[]];
  const written = nodes.filter((node, at) => !(isSpace(node) && isElement(nodes[at - 1], 'br')));
  for (const [at, node] of written.entries()) {
    if (isElement(node, 'br') && isElement(written[at + 1], 'br')) runs.push([]);
    else runs.at(-1)?.push(node);
  }
  return runs.flatMap((run) => {
    const children = trimInline(run);
    return children.length === 0 ? [] : [{ name: 'p', children } satisfies RichElement];
  });
}

const isSpace = (node: RichNode): boolean => isBlank(node) && !isElement(node, 'br');

/** Makes blocks of parts: runs of text become paragraphs, and consecutive items of Word lists. */
export function assemble(pasted: readonly Part[]): RichElement[] {
  const parts = pasted.filter((part, at) => !isIndent(part) || (isText(pasted[at - 1]) && isText(pasted[at + 1])));
  const blocks: RichElement[] = [];
  for (let at = 0; at < parts.length; ) {
    const part = parts[at];
    if (!part) break;
    const end = parts.findIndex(({ kind }, other) => other > at && kind !== part.kind);
    const group = parts.slice(at, end < 0 ? parts.length : end);
    blocks.push(...blocksOf(group));
    at += group.length;
  }
  return blocks;
}

const isText = (part: Part | undefined): boolean => part?.kind === 'inline';
const isIndent = (part: Part): boolean => part.kind === 'inline' && part.node === ' ';

function blocksOf(group: readonly Part[]): RichElement[] {
  const items = group.flatMap((part) => (part.kind === 'item' ? [part.item] : []));
  if (items.length > 0) return nestItems(items);
  const blocks = group.flatMap((part) => (part.kind === 'block' ? [part.node] : []));
  return blocks.length > 0 ? blocks : paragraphsOf(inlineOf(group));
}

export const inlineOf = (parts: readonly Part[]): RichNode[] =>
  parts.flatMap((part) => (part.kind === 'inline' ? [part.node] : []));

export const isInline = (parts: readonly Part[]): boolean => parts.every(({ kind }) => kind === 'inline');
