import type { MapController } from './handle-pointers.ts';
import { type Point, viewAfterPinch } from './view.ts';

/**
 * Zooms about the middle of two fingers, anywhere on the map. Calls `onStart` when the second finger touches the map.
 */
export function handlePinch(
  root: HTMLElement,
  { view, size, go }: MapController,
  pixelOf: (event: PointerEvent) => Point,
  onStart: () => void,
): void {
  const fingers = new Map<number, Point>();
  root.addEventListener('pointerdown', (event) => {
    if (event.pointerType !== 'touch') return;
    if (event.isPrimary) fingers.clear();
    fingers.set(event.pointerId, pixelOf(event));
    if (fingers.size !== 2) return;
    // The pins under the fingers are recreated while zooming, which would end their pointers.
    for (const id of fingers.keys()) root.setPointerCapture(id);
    onStart();
  });
  root.addEventListener('pointermove', (event) => {
    if (!fingers.has(event.pointerId)) return;
    const before = [...fingers.values()];
    fingers.set(event.pointerId, pixelOf(event));
    const after = [...fingers.values()];
    const next = viewAfterPinch(view(), size(), before, after);
    if (next) go(next, 'jump');
  });
  const end = ({ pointerId }: PointerEvent): void => void fingers.delete(pointerId);
  root.addEventListener('pointerup', end);
  root.addEventListener('pointercancel', end);
  // `touch-action` lets the page scroll with one finger; with two the browser must not.
  root.addEventListener(
    'touchmove',
    (event) => {
      if (event.touches.length > 1 && event.cancelable) event.preventDefault();
    },
    { passive: false },
  );
}
