import { useEffect, useRef } from 'react';

/**
 * An element that gets the focus if the control that had it is gone, once for each key: the outcome of an action, for
 * example, whose button disappears. Without a key the focus stays where it is.
 */
export function useFocusWhenLost<Target extends HTMLElement>(key: unknown) {
  const target = useRef<Target>(null);
  const handled = useRef<unknown>(undefined);
  useEffect(() => {
    if (key === undefined || key === handled.current || document.activeElement !== document.body) return;
    handled.current = key;
    target.current?.focus({ preventScroll: true });
  });
  return target;
}
