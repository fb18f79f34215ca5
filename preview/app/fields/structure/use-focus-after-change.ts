import { useEffect, useRef } from 'react';

/** Returns a function that sets what moves the focus after the next rendering, when the changed fields are there. */
export function useFocusAfterChange(): (moveFocus: () => void) => void {
  const pending = useRef<() => void>(undefined);
  useEffect(() => {
    const moveFocus = pending.current;
    pending.current = undefined;
    moveFocus?.();
  });
  return (moveFocus) => {
    pending.current = moveFocus;
  };
}

/** Focuses the first field in an element, or else the first control. */
export function focusFirstField(element: Element | null | undefined): void {
  const field = element?.querySelector<HTMLElement>('input, select, textarea, [contenteditable="true"]');
  (field ?? element?.querySelector<HTMLElement>('summary, button:not(:disabled)'))?.focus();
}
