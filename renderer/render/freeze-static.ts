import { cloneElement, Fragment, isValidElement, type ReactNode } from 'react';

/** Renders elements to HTML, such as `renderToStaticMarkup` of React. */
export type ToHtml = (node: ReactNode) => string;

/**
 * Replaces the inside of elements that contain neither islands nor components by its HTML. Server components render
 * everything twice, to a payload and to HTML; of such a part only a text is left to render.
 */
export function freezeStatic(node: ReactNode, toHtml: ToHtml): ReactNode {
  if (Array.isArray(node)) return node.map((each) => freezeStatic(each, toHtml));
  if (!isValidElement<Props>(node)) return node;
  const { children } = node.props;
  if (typeof node.type === 'string' && !contextual.has(node.type) && hasElements(children) && isStatic(children))
    return cloneElement(node, { children: undefined, dangerouslySetInnerHTML: { __html: toHtml(children) } });
  const frozen = freezeStatic(children, toHtml);
  // Static children have no keys, so they are passed in the way that asks for none.
  if (frozen === children) return node;
  return Array.isArray(frozen) ? cloneElement(node, {}, ...frozen) : cloneElement(node, { children: frozen });
}

interface Props {
  readonly children?: ReactNode;
  readonly loading?: unknown;
  readonly dangerouslySetInnerHTML?: { readonly __html: string };
}

/** Elements that change how React renders what they contain. */
const contextual: ReadonlySet<string> = new Set([
  'select',
  'optgroup',
  'textarea',
  'svg',
  'math',
  'noscript',
  'picture',
]);

/** Elements that React moves to the head of the document or loads ahead. */
const hoisted: ReadonlySet<string> = new Set(['link', 'meta', 'script', 'style', 'title']);

const hasElements = (node: ReactNode): boolean => (Array.isArray(node) ? node.some(hasElements) : isValidElement(node));

function isStatic(node: ReactNode, isInSvg = false): boolean {
  if (Array.isArray(node)) return node.every((each) => isStatic(each, isInSvg));
  if (!isValidElement<Props>(node)) return node === null || typeof node !== 'object';
  const { type, props } = node;
  if (type === Fragment) return isStatic(props.children, isInSvg);
  if (typeof type !== 'string' || (hoisted.has(type) && !isInSvg)) return false;
  // React adds a hint to the head for an image that is not lazy.
  if (type === 'img' && props.loading !== 'lazy') return false;
  return isStatic(props.children, isInSvg || type === 'svg');
}
