import type { Node, Schema } from '@tiptap/pm/model';
import { parseFragment, serializeOuter } from 'parse5';
import { type HtmlElement, isElement, parseRichText } from '#renderer/rich-text/parse-rich-text.ts';
import { convertGroup } from './convert-nodes.ts';
import { groupNodes, type HtmlGroup } from './group-nodes.ts';
import { meaningOf } from './meaning.ts';
import { type Sources, writeNode } from './write-document.ts';

interface ParsedDocument {
  readonly doc: Node;
  /** The stored HTML of each top-level node of `doc`, in order. */
  readonly sources: readonly string[];
}

/**
 * Parses stored HTML for the editor, without loss: the sources joined are what visitors see now, and a part that the
 * editor would change by writing it again is kept as HTML.
 */
export function parseDocument(html: string, schema: Schema): ParsedDocument {
  const groups = groupNodes(parseFragment(html, { sourceCodeLocationInfo: true }).childNodes);
  const meaning = shownBy([html]);
  const sources = sliceSources(html, groups, meaning) ?? groups.map(serializeGroup);
  const nodes = groups.map((each, at) => {
    const source = sources[at] ?? '';
    const node = convertGroup(schema, each);
    const isFaithful = node !== undefined && shownBy([writeNode(node)]) === shownBy([source]);
    return isFaithful ? node : schema.node('markupBlock', { html: source });
  });
  // Parts can mean something else together, as an item that a browser has moved out of a table and before another.
  if (shownBy([sources.join('')]) !== meaning || shownBy([nodes.map(writeNode).join('')]) !== meaning)
    return { doc: schema.node('doc', null, schema.node('markupBlock', { html })), sources: [html] };
  if (nodes.length === 0) return { doc: schema.node('doc', null, schema.node('p')), sources: [''] };
  return { doc: schema.node('doc', null, nodes), sources };
}

/** Remembers the stored HTML of the nodes of a document. */
export function setSources(into: Sources, { children }: Node, sources: readonly string[]): void {
  for (const [at, child] of children.entries()) into.set(child, sources[at] ?? '');
}

const shownBy = (parts: readonly string[]): string => meaningOf(parts.flatMap((part) => parseRichText(part).nodes));

const serializeGroup = ({ nodes }: HtmlGroup): string => nodes.map((node) => serializeOuter(node)).join('');

/**
 * The HTML between the starts of top-level nodes; undefined if the parts do not mean the same on their own, as in
 * `<p>one<p>two`.
 */
function sliceSources(html: string, groups: readonly HtmlGroup[], meaning: string): string[] | undefined {
  const starts = groups.map(({ nodes: [first] }) => first?.sourceCodeLocation?.startOffset);
  const isSliced = starts.every((start, at) => start !== undefined && start >= (starts[at - 1] ?? 0));
  if (!isSliced || !groups.every(({ nodes }) => nodes.every((node) => !isElement(node) || isClosed(node))))
    return undefined;
  const sources = starts.map((start, at) => html.slice(at === 0 ? 0 : start, starts[at + 1]));
  return shownBy(sources) === meaning ? sources : undefined;
}

const voidElements: ReadonlySet<string> = new Set([
  'br',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'embed',
  'source',
  'base',
]);

const isClosed = ({ tagName, sourceCodeLocation }: HtmlElement): boolean =>
  voidElements.has(tagName) || sourceCodeLocation?.endTag !== undefined;
