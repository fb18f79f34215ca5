import type { PathStep } from '#schemas/content/problem/problem.ts';

/**
 * One difference between two contents, sufficient to make the second from the first. `added`, `removed` and `moved` are
 * about list entries; a field that appears or disappears is `changed` from or to `undefined`.
 */
export interface Change {
  readonly kind: 'added' | 'removed' | 'moved' | 'changed';
  /** The path in the live content; for an added entry, the path of the list. */
  readonly livePath: readonly PathStep[];
  /** The path in the draft; for a removed entry, the path it had. */
  readonly path: readonly PathStep[];
  readonly before: unknown;
  readonly after: unknown;
}
