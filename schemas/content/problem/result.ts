import type { Problem } from './problem.ts';

/** What reading untrusted input gives: the value, or everything that was wrong with it. */
export type Result<Value> =
  | { readonly ok: true; readonly value: Value; readonly problems: readonly Problem[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };
