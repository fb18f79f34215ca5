import { useEffect, useRef } from 'react';
import { parsePath } from '#schemas/content/problem/parse-path.ts';
import type { PathStep } from '#schemas/content/problem/problem.ts';

/** How many frames the form may need until it is rendered. Parts of it are loaded later. */
const maxFrames = 240;

/** Opens the field that is named in the address, once its form is rendered. */
export function useFieldInAddress(goTo: (path: readonly PathStep[]) => void): void {
  const latest = useRef(goTo);
  useEffect(() => {
    latest.current = goTo;
  });
  useEffect(() => {
    const name = new URLSearchParams(location.search).get('field');
    if (name === null) return undefined;
    let frames = 0;
    let request = requestAnimationFrame(function look() {
      frames += 1;
      const isRendered = document.querySelector(`[data-path="${CSS.escape(name)}"]`) !== null;
      if (isRendered || frames >= maxFrames) latest.current(parsePath(name));
      else request = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(request);
  }, []);
}
