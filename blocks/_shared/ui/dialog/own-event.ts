import type { SyntheticEvent } from 'react';

/**
 * Limits a handler to events of its own element. The browser's `close`, `cancel` and `toggle` do not bubble, but React
 * passes them on to the ancestors of its tree: the close of a calendar would reach the dialog around it.
 */
export const ownEvent =
  <Event extends SyntheticEvent>(handle: (event: Event) => void) =>
  (event: Event): void => {
    if (event.target === event.currentTarget) handle(event);
  };
