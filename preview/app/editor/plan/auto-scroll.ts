/** Within how many pixels of an edge a drag scrolls, and how fast at the edge itself and beyond. */
const edgePx = 64;
const fastestPxPerSecond = 1200;

/** A frame counts for no longer than this, so that a page that was busy does not jump. */
const longestFrameMs = 50;

/**
 * How fast a pointer at `y` scrolls what is visible between `top` and `bottom`, in pixels a second: faster the nearer the
 * edge, negative upwards, 0 away from the edges.
 */
export function scrollSpeed(y: number, { top, bottom }: { readonly top: number; readonly bottom: number }): number {
  const edge = Math.min(edgePx, (bottom - top) / 3);
  if (edge <= 0) return 0;
  const near = (distance: number): number => Math.min(1, Math.max(0, (edge - distance) / edge));
  return fastestPxPerSecond * (near(bottom - y) - near(y - top));
}

export interface AutoScroll {
  /** Tells where the pointer is, in the viewport. */
  readonly pointAt: (y: number) => void;
  readonly stop: () => void;
}

/**
 * Scrolls what is around `element`, up to the window, for as long as a pointer is near an edge and there is more to see.
 * Calls back after each step, because under a pointer that rests the content has moved.
 */
export function createAutoScroll(element: HTMLElement, onScroll: () => void): AutoScroll {
  const containers = scrollContainers(element);
  let pointerY = 0;
  let frame: number | undefined;
  let last = 0;
  /** Parts of pixels, which browsers do not scroll by. */
  let rest = 0;

  const step = (now: number): void => {
    const elapsedMs = Math.min(now - last, longestFrameMs);
    last = now;
    frame = undefined;
    const moving = containers.find((container) => canScroll(container, pointerY));
    if (!moving) return;
    rest += (scrollSpeed(pointerY, visiblePart(moving)) * elapsedMs) / 1000;
    const pixels = Math.trunc(rest);
    rest -= pixels;
    moving.scrollTop += pixels;
    if (pixels !== 0) onScroll();
    frame = requestAnimationFrame(step);
  };

  return {
    pointAt: (y) => {
      pointerY = y;
      if (frame !== undefined) return;
      last = performance.now();
      rest = 0;
      frame = requestAnimationFrame(step);
    },
    stop: () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
    },
  };
}

/** What scrolls around an element, from the inside out. */
function scrollContainers(element: HTMLElement): readonly Element[] {
  const found: Element[] = [];
  for (let each = element.parentElement; each && each !== document.body; each = each.parentElement)
    if (/auto|scroll/.test(getComputedStyle(each).overflowY)) found.push(each);
  return document.scrollingElement ? [...found, document.scrollingElement] : found;
}

function canScroll(container: Element, y: number): boolean {
  const speed = scrollSpeed(y, visiblePart(container));
  const below = container.scrollHeight - container.clientHeight - container.scrollTop;
  return speed < 0 ? container.scrollTop > 0 : speed > 0 && below >= 1;
}

/** Where a container can be seen: the part of its box that is in the window. */
function visiblePart(container: Element): { readonly top: number; readonly bottom: number } {
  if (container === document.scrollingElement) return { top: 0, bottom: innerHeight };
  const { top, bottom } = container.getBoundingClientRect();
  return { top: Math.max(0, top), bottom: Math.min(innerHeight, bottom) };
}
