import { cloneElement, createElement, Fragment, isValidElement, type Key, type ReactNode } from 'react';
import { type JSX, jsx as reactJsx, jsxs as reactJsxs } from 'react/jsx-runtime';

/**
 * JSX that runs components where they are written, instead of leaving them to React. Files of blocks ask for it in
 * their first line: `@jsxImportSource #eager`.
 *
 * A block then renders nothing but HTML elements and islands, and a component that throws does so inside the
 * block, where its tile is known; on the server React's boundaries would not catch it. It is also cheaper: React has
 * no component left to run. The price: components of blocks are pure functions of their props, without hooks or
 * context, and run even if their result is not used.
 */
export type { JSX };
export { Fragment };

type Component = (props: object) => ReactNode;

/** Whether a component may run here; cached because a page uses the same few components hundreds of times. */
const pure = new Map<unknown, boolean>();

/** React itself has to run islands (references to browser code, which carry a `$$typeof`) and error boundaries (classes). */
function isPure(type: unknown): type is Component {
  if (typeof type !== 'function') return false;
  let known = pure.get(type);
  if (known === undefined) {
    known = !('$$typeof' in type) && !type.prototype?.isReactComponent;
    pure.set(type, known);
  }
  return known;
}

function run(type: Component, props: object, key: Key | undefined): ReactNode {
  const rendered = type(props);
  if (key === undefined) return rendered;
  return isValidElement(rendered) ? cloneElement(rendered, { key }) : createElement(Fragment, { key }, rendered);
}

/** Constants, because bundlers read what is imported from React’s modules through a getter at each use. */
const makeOne = reactJsx;
const makeMany = reactJsxs;

type Make = typeof reactJsx;
const make = (by: Make, type: unknown, props: object, key: Key | undefined): ReactNode =>
  Reflect.apply(by, undefined, [type, props, key]);

export const jsx = (type: unknown, props: object, key?: Key): ReactNode =>
  isPure(type) ? run(type, props, key) : make(makeOne, type, props, key);

/** Static children need no keys. A component gets them as one fragment, which tells React so. */
export const jsxs = (type: unknown, props: object, key?: Key): ReactNode =>
  isPure(type)
    ? run(
        type,
        { ...props, children: make(makeMany, Fragment, { children: Reflect.get(props, 'children') }, undefined) },
        key,
      )
    : make(makeMany, type, props, key);
