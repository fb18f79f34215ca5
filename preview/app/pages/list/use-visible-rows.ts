import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

interface VisibleRows {
  readonly first: number;
  /** After the last one. */
  readonly end: number;
  /** In pixels. */
  readonly rowHeight: number;
}

/** How many rows beyond the window are rendered. */
const overscan = 6;

/** Before a row is rendered. */
const assumedHeight = 56;

/**
 * The rows of a long list that are in or near the window. All rows have the height of the first one; `layout` changes
 * with it.
 */
export function useVisibleRows(body: RefObject<HTMLElement | null>, count: number, layout: string): VisibleRows {
  const [rowHeight, setRowHeight] = useState(assumedHeight);
  const [[first, end], setRange] = useState<readonly [number, number]>([0, 24]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height changes with the layout.
  useLayoutEffect(() => {
    const measure = (): void => {
      const height = body.current?.querySelector<HTMLElement>('[data-row]')?.offsetHeight ?? 0;
      if (height > 0) setRowHeight(height);
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [body, layout, count > 0]);
  useLayoutEffect(() => {
    const update = (): void => {
      const top = body.current?.getBoundingClientRect().top ?? 0;
      const from = Math.max(0, Math.floor(-top / rowHeight) - overscan);
      const to = Math.max(0, Math.ceil((innerHeight - top) / rowHeight) + overscan);
      setRange((before) => (before[0] === from && before[1] === to ? before : [from, to]));
    };
    update();
    addEventListener('scroll', update, { passive: true });
    addEventListener('resize', update);
    return () => {
      removeEventListener('scroll', update);
      removeEventListener('resize', update);
    };
  }, [body, rowHeight]);
  useEffect(() => {
    // A shorter list ends above the window.
    if (count > 0 && first >= count) scrollTo({ top: 0 });
  }, [count, first]);
  return { first: Math.min(first, count), end: Math.min(end, count), rowHeight };
}
