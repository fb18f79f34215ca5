import type { Problem } from './problem.ts';

/** The result of parsing untrusted input: the value, or everything that is wrong with it. */
export type Result<Value> =
  | { readonly ok: true; readonly value: Value; readonly problems: readonly Problem[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };
