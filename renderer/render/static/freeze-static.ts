import { cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

/** Constants, because bundlers read what is imported from React’s modules through a getter at each use. */
const isElement = isValidElement<Props>;
const fragment = Fragment;

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
  const dynamic = new Set<ReactNode>();
  collectDynamic(node, dynamic);

  const freeze = (each: ReactNode): ReactNode => {
    if (Array.isArray(each)) return each.map(freeze);
    if (!isElement(each)) return each;
    const { type, props } = each;
    if (typeof type === 'string' && !contextual.has(type) && hasElements(props.children) && !dynamic.has(each)) {
      const { name, html } = create(props.children);
      return cloneElement(each, {
        children: undefined,
        'data-static': name,
        dangerouslySetInnerHTML: { __html: html },
      });
    }
    const frozen = freeze(props.children);
    // Static children have no keys, so they are passed in the way that asks for none.
    if (frozen === props.children) return each;
    return Array.isArray(frozen) ? cloneElement(each, {}, ...frozen) : cloneElement(each, { children: frozen });
  };
  return freeze(node);
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

const hasElements = (node: ReactNode): boolean => (Array.isArray(node) ? node.some(hasElements) : isElement(node));

/** Collects the elements that React has to render itself, and those around them. Returns whether there are any. */
function collectDynamic(node: ReactNode, dynamic: Set<ReactNode>, isInSvg = false): boolean {
  if (node === null || typeof node !== 'object') return false;
  if (Array.isArray(node)) {
    let hasDynamic = false;
    for (const each of node) if (collectDynamic(each, dynamic, isInSvg)) hasDynamic = true;
    return hasDynamic;
  }
  if (!isElement(node)) return true;
  const { type, props } = node;
  const hasDynamic = collectDynamic(props.children, dynamic, isInSvg || type === 'svg');
  if (!hasDynamic && !isDynamic(node, isInSvg)) return false;
  dynamic.add(node);
  return true;
}

/** Whether React has to render an element whatever it contains. */
function isDynamic({ type, props }: ReactElement<Props>, isInSvg: boolean): boolean {
  if (typeof type !== 'string') return type !== fragment;
  // React adds a hint to the head for an image that is not lazy.
  return (hoisted.has(type) && !isInSvg) || (type === 'img' && props.loading !== 'lazy');
}
