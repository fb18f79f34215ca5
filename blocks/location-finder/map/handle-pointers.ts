import { handlePinch } from './handle-pinch.ts';
import { handleWheel } from './handle-wheel.ts';
import { fromScreen, type Point, pixelsPerUnit, type Size, type View } from './view.ts';

/** A map, as its input handlers see it. */
export interface MapController {
  readonly view: () => View;
  readonly size: () => Size;
  readonly go: (next: View, mode?: 'animate' | 'jump') => void;
}

/** Movement in pixels up to which a pointer has clicked and not dragged. */
const maxClickMovementPx = 5;

/** Moves the map by dragging or with two fingers. A click on the land centres that spot, so neither is required. */
export function handlePointers(root: HTMLElement, { view, size, go }: MapController): void {
  let last: Point | undefined;
  let movedPx = 0;
  const pixel = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = root.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const stop = (): void => {
    last = undefined;
    delete root.dataset.moving;
  };
  handlePinch(root, { view, size, go }, pixel, stop);
  root.addEventListener('pointerdown', (event) => {
    const onPart = event.target instanceof Element && event.target.closest('a, button');
    if (onPart || event.button !== 0 || !event.isPrimary) return;
    last = pixel(event);
    movedPx = 0;
    root.setPointerCapture(event.pointerId);
  });
  root.addEventListener('pointermove', (event) => {
    if (!last || !event.isPrimary) return;
    const now = pixel(event);
    const [x, y] = [now.x - last.x, now.y - last.y];
    movedPx += Math.hypot(x, y);
    if (movedPx <= maxClickMovementPx) return;
    root.dataset.moving = '';
    const scale = pixelsPerUnit(view());
    go({ ...view(), x: view().x - x / scale, y: view().y - y / scale }, 'jump');
    last = now;
  });
  const end = (event: PointerEvent): void => {
    if (last && movedPx <= maxClickMovementPx && event.type === 'pointerup')
      go({ ...view(), ...fromScreen(view(), size(), pixel(event)) });
    stop();
  };
  root.addEventListener('pointerup', end);
  root.addEventListener('pointercancel', end);
  handleWheel(root, { view, size, go }, pixel, root.querySelector<HTMLElement>('[data-wheel-hint]'));
}
