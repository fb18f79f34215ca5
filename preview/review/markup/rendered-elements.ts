import type { DefaultTreeAdapterTypes } from 'parse5';

/** A rendered page, parsed: the whole document, or one made of its tiles. */
export type RenderedDocument = DefaultTreeAdapterTypes.Document;
export type RenderedNode = DefaultTreeAdapterTypes.Node;
export type RenderedElement = DefaultTreeAdapterTypes.Element;

export const isElement = (node: RenderedNode): node is RenderedElement => 'tagName' in node;

/** All elements in and below these nodes, in document order. The content of templates is not included. */
export const elementsIn = (nodes: readonly RenderedNode[]): RenderedElement[] =>
  nodes.flatMap((node) => (isElement(node) ? [node, ...elementsIn(node.childNodes)] : []));

export const attributeOf = (element: RenderedElement, name: string): string | undefined =>
  element.attrs.find((each) => each.name === name)?.value;
