import type { DefaultTreeAdapterTypes } from 'parse5';

export type DrawnElement = DefaultTreeAdapterTypes.Element;

/** All elements in and below these nodes, in their order. What a template holds is no part of the page. */
export const elementsIn = (nodes: readonly DefaultTreeAdapterTypes.ChildNode[]): DrawnElement[] =>
  nodes.flatMap((node) => ('tagName' in node ? [node, ...elementsIn(node.childNodes)] : []));

export const attributeOf = (element: DrawnElement, name: string): string | undefined =>
  element.attrs.find((each) => each.name === name)?.value;
