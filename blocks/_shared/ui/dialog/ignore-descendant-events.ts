import type { SyntheticEvent } from 'react';

/**
 * Limits a handler to events of its own element. The browser's `close`, `cancel` and `toggle` do not bubble, but React
 * passes them to the ancestors in its tree: closing a calendar would also close the dialog around it. `close` arrives
 * late, so that its handler must check that the dialog has not been opened again.
 */
export const ignoreDescendantEvents =
  <Event extends SyntheticEvent>(handle: (event: Event) => void) =>
  (event: Event): void => {
    if (event.target === event.currentTarget) handle(event);
  };
