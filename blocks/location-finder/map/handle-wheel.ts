import type { MapController } from './handle-pointers.ts';
import { type Point, zoomBy } from './view.ts';

/** How long the hint stays after the wheel was last turned. */
const hintMs = 1500;

/**
 * Zooms by the wheel with the control or command key; pinching on a touchpad sends such events. A plain wheel scrolls the
 * page, and a hint names the key.
 */
export function handleWheel(
  root: HTMLElement,
  { view, size, go }: MapController,
  pixelOf: (event: WheelEvent) => Point,
  hint: HTMLElement | null,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const showHint = (isShown: boolean): void => {
    clearTimeout(timer);
    if (hint) hint.hidden = !isShown;
    if (isShown) timer = setTimeout(() => showHint(false), hintMs);
  };
  root.addEventListener(
    'wheel',
    (event) => {
      const isZoom = event.ctrlKey || event.metaKey;
      showHint(!isZoom);
      if (!isZoom) return;
      event.preventDefault();
      go(zoomBy(view(), size(), -event.deltaY / 100, pixelOf(event)), 'jump');
    },
    { passive: false },
  );
}
