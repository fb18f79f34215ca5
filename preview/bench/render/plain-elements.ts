import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import type { ComponentType } from 'react';
import { jsx, jsxs } from 'react/jsx-runtime';
import { renderReferencePage } from './render-reference-page.tsx';

type Node = DefaultTreeAdapterTypes.ChildNode;
const reactNames = new Map([
  ['class', 'className'],
  ['srcset', 'srcSet'],
  ['fetchpriority', 'fetchPriority'],
  ['tabindex', 'tabIndex'],
  ['colspan', 'colSpan'],
  ['for', 'htmlFor'],
  ['playsinline', 'playsInline'],
  ['viewbox', 'viewBox'],
]);

/** Code that creates `node` from plain HTML elements. */
function elementCode(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return JSON.stringify(node.value);
  if (!('tagName' in node)) return 'null';
  const props = node.attrs.map(
    ({ name, value }) => `${JSON.stringify(reactNames.get(name) ?? name)}:${JSON.stringify(value)}`,
  );
  const children = node.childNodes.filter(({ nodeName }) => nodeName !== '#comment').map(elementCode);
  const tag = JSON.stringify(node.tagName);
  if (children.length === 0) return `jsx(${tag},{${props.join(',')}})`;
  const own = [...props, `"children":${children.length === 1 ? children[0] : `[${children.join(',')}]`}`].join(',');
  return `${children.length === 1 ? 'jsx' : 'jsxs'}(${tag},{${own}})`;
}

/** The same markup as plain HTML elements, without components of a design system: the least work that React can do. */
export function plainElements(json: string): ComponentType[] {
  const [root] = parseFragment(renderReferencePage(JSON.parse(json))).childNodes;
  const tiles = root && 'childNodes' in root ? root.childNodes.filter((node) => 'tagName' in node) : [];
  const code = tiles.map((tile) => `function(){return ${elementCode(tile)}}`).join(',\n');
  return new Function('jsx', 'jsxs', `return [${code}]`)(jsx, jsxs);
}
