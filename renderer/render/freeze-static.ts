import { cloneElement, Fragment, isValidElement, type ReactNode } from 'react';

/** A part of a page that contains neither islands nor components. */
export interface StaticPart {
  /** Unique on the page; written to the element’s `data-static`. */
  readonly name: string;
  /** Its HTML, or a placeholder for it. */
  readonly html: string;
}

export type CreateStaticPart = (part: ReactNode) => StaticPart;

/**
 * Replaces the inside of elements that contain neither islands nor components by its HTML. Server components render
 * everything twice, to a payload and to HTML; of such a part only a text is left to render.
 */
export function freezeStatic(node: ReactNode, create: CreateStaticPart): ReactNode {
  if (Array.isArray(node)) return node.map((each) => freezeStatic(each, create));
  if (!isValidElement<Props>(node)) return node;
  const { children } = node.props;
  if (typeof node.type === 'string' && !contextual.has(node.type) && hasElements(children) && isStatic(children)) {
    const { name, html } = create(children);
    return cloneElement(node, {
      children: undefined,
      'data-static': name,
      dangerouslySetInnerHTML: { __html: html },
    });
  }
  const frozen = freezeStatic(children, create);
  // Static children have no keys, so they are passed in the way that asks for none.
  if (frozen === children) return node;
  return Array.isArray(frozen) ? cloneElement(node, {}, ...frozen) : cloneElement(node, { children: frozen });
}

interface Props {
  readonly children?: ReactNode;
  readonly loading?: unknown;
  readonly 'data-static'?: string;
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
