import { type RefObject, useLayoutEffect } from 'react';

/** Hides the built-in map while another map is mounted, before paint. */
export function useBuiltInMapHidden(otherMap: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const builtInMap = otherMap.current?.closest('[data-panel]')?.querySelector<HTMLElement>('[data-finder-map]');
    if (!builtInMap) return;
    builtInMap.hidden = true;
    return () => {
      builtInMap.hidden = false;
    };
  }, [otherMap]);
}
