import { type RefObject, useLayoutEffect, useState } from 'react';

/** Browsers round the scroll position to fractions of a pixel. */
const tolerancePx = 1;

/** At which edges of a scrolled element columns are out of sight: `start end`; undefined if there are none. */
export function useHiddenColumns(scroller: RefObject<HTMLElement | null>): string | undefined {
  const [edges, setEdges] = useState('');
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const measure = (): void => {
      const { scrollLeft, clientWidth, scrollWidth } = element;
      setEdges(
        [
          ...(scrollLeft > tolerancePx ? ['start'] : []),
          ...(scrollLeft + clientWidth < scrollWidth - tolerancePx ? ['end'] : []),
        ].join(' '),
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [scroller]);
  return edges || undefined;
}
