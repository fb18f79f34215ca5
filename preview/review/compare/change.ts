import type { PathStep } from '#schemas/content/problem/problem.ts';

/**
 * One difference between two contents, enough to make the second of the first. `added`, `removed` and `moved` are
 * entries of lists; a field that appears or goes is `changed` from or to `undefined`.
 */
export interface Change {
  readonly kind: 'added' | 'removed' | 'moved' | 'changed';
  /** Where it is in the live content; for what is added, the list it comes into. */
  readonly livePath: readonly PathStep[];
  /** Where it is in the draft; for what is removed, where it was. */
  readonly path: readonly PathStep[];
  readonly before: unknown;
  readonly after: unknown;
}
