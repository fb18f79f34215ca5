import { cloneElement, createElement, Fragment, isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

interface Props {
  readonly [name: string]: unknown;
}

export interface RenderedElement {
  readonly type: string;
  readonly props: Props;
}

type PlainComponent = (props: Props) => ReactNode;

interface ParentProps extends Props {
  readonly children?: ReactNode;
}

const isComponent = (type: unknown): type is PlainComponent => typeof type === 'function';

/** For tests: the markup of a node, and its HTML elements with their handlers. State does not change afterwards. */
export function renderElements(node: ReactNode) {
  const elements: RenderedElement[] = [];
  const trace = (each: ReactNode): ReactNode => {
    // Children are passed as separate arguments, because React warns about missing keys in arrays.
    if (Array.isArray(each)) return createElement(Fragment, {}, ...each.map(trace));
    if (!isValidElement<ParentProps>(each)) return each;
    const { type, key, props } = each;
    if (isComponent(type)) return createElement(Traced, { key, type, props });
    if (typeof type === 'string') elements.push({ type, props });
    const { children } = props;
    if (children === undefined) return each;
    return cloneElement(each, {}, ...(Array.isArray(children) ? children.map(trace) : [trace(children)]));
  };
  const Traced = ({ type, props }: { readonly type: PlainComponent; readonly props: Props }) => trace(type(props));
  const html = renderToStaticMarkup(trace(node));
  /** Returns the only element of a type with this text or these props. */
  const find = (type: string, expected: string | Props): RenderedElement => {
    const found = elements.filter(
      (each) =>
        each.type === type &&
        (typeof expected === 'string'
          ? textOf(each.props.children) === expected
          : Object.entries(expected).every(([name, value]) => each.props[name] === value)),
    );
    const [first, another] = found;
    if (!first || another) throw new Error(`Expected one ${type} ${JSON.stringify(expected)}, found ${found.length}.`);
    return first;
  };
  return { html, elements, find };
}

/** Returns the text between tags, without what components inside render. */
function textOf(node: unknown): string {
  if (Array.isArray(node)) return node.map(textOf).join('');
  if (isValidElement<Props>(node)) return textOf(node.props.children);
  return typeof node === 'string' || typeof node === 'number' ? String(node) : '';
}

/** Calls a handler of an element with an event, such as a plain click. Returns whether the default action was prevented. */
export function dispatch({ props }: RenderedElement, handler: string, event: object = {}): boolean {
  let isPrevented = false;
  const preventDefault = () => {
    isPrevented = true;
  };
  const handle = props[handler];
  if (typeof handle !== 'function') throw new Error(`The element has no handler ${handler}.`);
  Reflect.apply(handle, undefined, [{ button: 0, preventDefault, ...event }]);
  return isPrevented;
}
