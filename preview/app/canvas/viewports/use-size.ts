import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** In pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The inner size of an element, updated whenever it changes. */
export function useSize<Box extends HTMLElement = HTMLDivElement>(): [RefObject<Box | null>, Size] {
  const ref = useRef<Box>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = (): void => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, size];
}
