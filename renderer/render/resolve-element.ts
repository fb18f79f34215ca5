import { cloneElement, createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

type Component = (props: object) => ReactNode;

/**
 * Components that React must run itself: islands (references to browser code, which carry a `$$typeof`) and
 * error boundaries (classes).
 */
const isPlain = (type: unknown): type is Component =>
  typeof type === 'function' && !('$$typeof' in type) && !type.prototype?.isReactComponent;

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
  return Array.isArray(resolved) ? cloneElement(node, undefined, ...resolved) : cloneElement(node, undefined, resolved);
}

function resolveList(nodes: readonly ReactNode[]): ReactNode {
  let changed = false;
  const resolved = nodes.map((node) => {
    const next = resolveElement(node);
    if (next !== node) changed = true;
    return next;
  });
  return changed ? resolved : nodes;
}

/** What a keyed component drew must keep its key, or React could not tell siblings apart. */
function withKey(node: ReactNode, key: string | null): ReactNode {
  if (key === null) return node;
  return isValidElement(node) ? cloneElement(node, { key }) : createElement(Fragment, { key }, node);
}
