import { type RefObject, useLayoutEffect } from 'react';

/** Hides the built-in map while another map is mounted, before paint. */
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
