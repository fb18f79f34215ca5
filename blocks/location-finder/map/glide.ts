import type { View } from './view.ts';

export interface Glide {
  view(): View;
  /** Moves to a view, animated unless it is a jump or reduced motion is preferred. */
  go(next: View, by?: 'step' | 'jump'): void;
  /** Sets a view at once and stops any animation. */
  put(next: View): void;
}

const stepMs = 220;

/** Creates a view that can be animated. `render` is called for each frame. */
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
