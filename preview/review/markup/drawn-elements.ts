import type { DefaultTreeAdapterTypes } from 'parse5';

/** A rendered page, parsed: the whole document, or one made of its tiles. */
export type DrawnDocument = DefaultTreeAdapterTypes.Document;
export type DrawnNode = DefaultTreeAdapterTypes.Node;
export type DrawnElement = DefaultTreeAdapterTypes.Element;

export const isElement = (node: DrawnNode): node is DrawnElement => 'tagName' in node;

/** All elements in and below these nodes, in document order. The content of templates is not included. */
export const elementsIn = (nodes: readonly DrawnNode[]): DrawnElement[] =>
  nodes.flatMap((node) => (isElement(node) ? [node, ...elementsIn(node.childNodes)] : []));

export const attributeOf = (element: DrawnElement, name: string): string | undefined =>
  element.attrs.find((each) => each.name === name)?.value;
