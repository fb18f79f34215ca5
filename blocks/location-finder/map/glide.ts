import type { View } from './view.ts';

export interface Glide {
  view(): View;
  /** Goes there, in steps unless it is a jump or the visitor wants less motion. */
  go(next: View, by?: 'step' | 'jump'): void;
  /** Is there at once, and stays there. */
  put(next: View): void;
}

const stepMs = 220;

/** A view that moves; `draw` is called for each step of the way. */
export function createGlide(start: View, render: (view: View) => void): Glide {
  let view = start;
  let frame = 0;
  const put = (next: View): void => {
    cancelAnimationFrame(frame);
    view = next;
    render(view);
  };
  return {
    view: () => view,
    put,
    go(next, by = 'step') {
      if (by === 'jump' || matchMedia('(prefers-reduced-motion: reduce)').matches) return put(next);
      cancelAnimationFrame(frame);
      const from = view;
      const began = performance.now();
      const tick = (now: number): void => {
        const part = Math.min(1, (now - began) / stepMs);
        view = part === 1 ? next : between(from, next, 1 - (1 - part) ** 3);
        render(view);
        if (part < 1) frame = requestAnimationFrame(tick);
      };
      tick(began);
    },
  };
}

const between = (from: View, to: View, part: number): View => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
  zoom: from.zoom + (to.zoom - from.zoom) * part,
});
