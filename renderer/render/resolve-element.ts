import { cloneElement, createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { type JSX, jsx, jsxs } from 'react/jsx-runtime';

type Component = (props: object) => ReactNode;

/** Whether a component may be run here, remembered because a page holds the same few hundreds of times. */
const plain = new WeakMap<Component, boolean>();

/**
 * React must run itself: islands (references to browser code, which carry a `$$typeof`) and error boundaries
 * (classes).
 */
function isPlain(type: unknown): type is Component {
  if (!isFunction(type)) return false;
  const known = plain.get(type);
  if (known !== undefined) return known;
  const found = !('$$typeof' in type) && !type.prototype?.isReactComponent;
  plain.set(type, found);
  return found;
}

const isFunction = (type: unknown): type is Component => typeof type === 'function';

type WithChildren = ReactElement<{ children?: ReactNode }>;

const isParent = (node: ReactNode): node is WithChildren => isValidElement<{ children?: ReactNode }>(node);

/**
 * Runs every component of a tree until only host elements and islands are left. A component that throws throws
 * here, at a place where its tile is known, and not later inside React, where on the server no boundary can catch
 * it. Blocks are pure, so that running them here or there makes no difference.
 */
export function resolveElement(node: ReactNode): ReactNode {
  if (Array.isArray(node)) return resolveList(node);
  if (!isParent(node)) return node;
  if (isPlain(node.type)) return withKey(resolveElement(node.type(node.props)), node.key);
  const { children } = node.props;
  if (children === undefined || children === null || typeof children === 'string') return node;
  const resolved = resolveElement(children);
  if (resolved === children) return node;
  return withChildren(node, resolved);
}

/** The same element with other children. Elements of HTML, which are nearly all, are made anew: cloning looks at every prop. */
function withChildren(node: WithChildren, children: ReactNode): ReactNode {
  if (!isHost(node)) return Array.isArray(children) ? cloneElement(node, undefined, ...children) : cloneElement(node, undefined, children);
  const make = Array.isArray(children) ? jsxs : jsx;
  return make(node.type, { ...node.props, children }, node.key ?? undefined);
}

const isHost = (node: WithChildren): node is ReactElement<{ children?: ReactNode }, keyof JSX.IntrinsicElements> =>
  typeof node.type === 'string';

function resolveList(nodes: readonly ReactNode[]): ReactNode {
  let resolved: ReactNode[] | undefined;
  for (const [index, node] of nodes.entries()) {
    const next = resolveElement(node);
    if (next !== node) resolved ??= nodes.slice();
    if (resolved) resolved[index] = next;
  }
  return resolved ?? nodes;
}

/** What a keyed component drew must keep its key, or React could not tell siblings apart. */
function withKey(node: ReactNode, key: string | null): ReactNode {
  if (key === null) return node;
  return isValidElement(node) ? cloneElement(node, { key }) : createElement(Fragment, { key }, node);
}
