/** Distance from an edge, in pixels, within which a drag scrolls, and the speed at the edge and beyond. */
const edgePx = 64;
const maxSpeedPxPerSecond = 1200;

/** Upper limit for the duration of a frame, so that a busy page does not jump. */
const maxFrameMs = 50;

/**
 * The scroll speed for a pointer at `y` over the visible area between `top` and `bottom`, in pixels per second: faster
 * towards the edges, negative upwards, 0 away from them.
 */
export function scrollSpeed(y: number, { top, bottom }: { readonly top: number; readonly bottom: number }): number {
  const edge = Math.min(edgePx, (bottom - top) / 3);
  if (edge <= 0) return 0;
  const near = (distance: number): number => Math.min(1, Math.max(0, (edge - distance) / edge));
  return maxSpeedPxPerSecond * (near(bottom - y) - near(y - top));
}

export interface AutoScroll {
  /** Reports the pointer's position in the viewport. */
  readonly pointAt: (y: number) => void;
  readonly stop: () => void;
}

/**
 * Scrolls the containers around `element`, up to the window, while a pointer is near an edge and there is more to see.
 * Calls back after each step, because the content moves under a resting pointer.
 */
export function createAutoScroll(element: HTMLElement, onScroll: () => void): AutoScroll {
  const containers = scrollContainers(element);
  let pointerY = 0;
  let frame: number | undefined;
  let last = 0;
  /** Fractions of pixels, which browsers cannot scroll by. */
  let remainderPx = 0;

  const step = (now: number): void => {
    const elapsedMs = Math.min(now - last, maxFrameMs);
    last = now;
    frame = undefined;
    const moving = containers.find((container) => canScroll(container, pointerY));
    if (!moving) return;
    remainderPx += (scrollSpeed(pointerY, visiblePart(moving)) * elapsedMs) / 1000;
    const pixels = Math.trunc(remainderPx);
    remainderPx -= pixels;
    moving.scrollTop += pixels;
    if (pixels !== 0) onScroll();
    frame = requestAnimationFrame(step);
  };

  return {
    pointAt: (y) => {
      pointerY = y;
      if (frame !== undefined) return;
      last = performance.now();
      remainderPx = 0;
      frame = requestAnimationFrame(step);
    },
    stop: () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
    },
  };
}

/** The scroll containers of an element, innermost first. */
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

/** The part of a container's box that is inside the window. */
function visiblePart(container: Element): { readonly top: number; readonly bottom: number } {
  if (container === document.scrollingElement) return { top: 0, bottom: innerHeight };
  const { top, bottom } = container.getBoundingClientRect();
  return { top: Math.max(0, top), bottom: Math.min(innerHeight, bottom) };
}
