import { type RefObject, useLayoutEffect } from 'react';

/** Hides the finder's own map while another stands beside it: before anything is painted, and until that one goes. */
export function useOwnMapHidden(other: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const own = other.current?.closest('[data-panel]')?.querySelector<HTMLElement>('[data-finder-map]');
    if (!own) return;
    own.hidden = true;
    return () => {
      own.hidden = false;
    };
  }, [other]);
}
