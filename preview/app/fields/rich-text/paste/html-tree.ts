import type { HtmlElement, HtmlNode } from '#renderer/rich-text/parse-rich-text.ts';
import { isElement, isText } from '#renderer/rich-text/parse-rich-text.ts';

export const attributeOf = (element: HtmlElement, name: string): string =>
  element.attrs.find((attribute) => attribute.name === name)?.value ?? '';

/** The declarations of a style attribute, in lower case. */
export function styleOf(element: HtmlElement): ReadonlyMap<string, string> {
  const declarations = attributeOf(element, 'style').toLowerCase().split(';');
  return new Map(
    declarations.flatMap((declaration) => {
      const colon = declaration.indexOf(':');
      return colon < 0 ? [] : [[declaration.slice(0, colon).trim(), declaration.slice(colon + 1).trim()] as const];
    }),
  );
}

export const textOf = (node: HtmlNode): string =>
  isText(node) ? node.value : isElement(node) ? node.childNodes.map(textOf).join('') : '';

/** Whether an element or one around it has such a name. */
export function isWithin({ tagName, parentNode }: HtmlElement, name: RegExp): boolean {
  return name.test(tagName) || (parentNode !== null && 'tagName' in parentNode && isWithin(parentNode, name));
}
