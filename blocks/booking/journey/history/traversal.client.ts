'use client';

import { restoreFocusAfterTraversal } from '#blocks/_shared/browser/restore-focus.client.ts';

/** Milliseconds after which a traversal that the browser did not perform is given up. */
const traversalMs = 1000;

let traversal: ReturnType<typeof setTimeout> | undefined;
let queuedWrites: (() => void)[] = [];

/** Whether the page itself goes to another history entry. The next `popstate` event ends that. */
export const isTraversing = (): boolean => traversal !== undefined;

export function traverse(delta: number): void {
  if (delta === 0) return;
  traversal = setTimeout(endTraversal, traversalMs);
  history.go(delta);
}

export function endTraversal(event?: Event): void {
  event?.stopImmediatePropagation();
  restoreFocusAfterTraversal();
  clearTimeout(traversal);
  traversal = undefined;
  const writes = queuedWrites;
  queuedWrites = [];
  for (const write of writes) afterTraversal(write);
}

/** A write during a traversal would go to the wrong entry. */
export function afterTraversal(write: () => void): void {
  if (traversal === undefined) write();
  else queuedWrites.push(write);
}
