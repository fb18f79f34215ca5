import type { View } from './view.ts';

export interface AnimatedView {
  view(): View;
  /** Moves to a view, animated unless it is a jump or reduced motion is preferred. */
  go(next: View, mode?: 'animate' | 'jump'): void;
  /** Sets a view at once and stops any animation. */
  set(next: View): void;
}

const animationMs = 220;

/** Creates a view that can be animated. `render` is called for each frame. */
export function createAnimatedView(start: View, render: (view: View) => void): AnimatedView {
  let view = start;
  let frame = 0;
  const set = (next: View): void => {
    cancelAnimationFrame(frame);
    view = next;
    render(view);
  };
  return {
    view: () => view,
    set,
    go(next, mode = 'animate') {
      if (mode === 'jump' || matchMedia('(prefers-reduced-motion: reduce)').matches) return set(next);
      cancelAnimationFrame(frame);
      const from = view;
      const startTime = performance.now();
      const tick = (now: number): void => {
        const progress = Math.min(1, (now - startTime) / animationMs);
        view = progress === 1 ? next : interpolateView(from, next, 1 - (1 - progress) ** 3);
        render(view);
        if (progress < 1) frame = requestAnimationFrame(tick);
      };
      tick(startTime);
    },
  };
}

const interpolateView = (from: View, to: View, progress: number): View => ({
  x: from.x + (to.x - from.x) * progress,
  y: from.y + (to.y - from.y) * progress,
  zoom: from.zoom + (to.zoom - from.zoom) * progress,
});
