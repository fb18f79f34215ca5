import type { Key, ReactNode } from 'react';
import { jsx, jsxs } from './jsx-runtime.ts';

export { Fragment, type JSX } from './jsx-runtime.ts';

/** What development builds call instead of `jsx` and `jsxs`. */
export const jsxDEV = (type: unknown, props: object, key: Key | undefined, isStatic: boolean): ReactNode =>
  isStatic ? jsxs(type, props, key) : jsx(type, props, key);
