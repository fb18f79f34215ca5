import { type Size, type Spot, scaleOf, underPixel, type View, zoomBy } from './view.ts';

/** A map, as its input handlers see it. */
export interface MovedMap {
  readonly view: () => View;
  readonly size: () => Size;
  readonly go: (next: View, by?: 'step' | 'jump') => void;
}

/** Movement in pixels up to which a pointer has clicked and not dragged. */
const shake = 5;

/** Moves the map by dragging. A click on the land centres that spot, so dragging is not required. */
export function followPointers(root: HTMLElement, { view, size, go }: MovedMap): void {
  let last: Spot | undefined;
  let travelled = 0;
  const pixel = ({ clientX, clientY }: MouseEvent): Spot => {
    const { left, top } = root.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  root.addEventListener('pointerdown', (event) => {
    const onPart = event.target instanceof Element && event.target.closest('a, button');
    if (onPart || event.button !== 0 || !event.isPrimary) return;
    last = pixel(event);
    travelled = 0;
    root.setPointerCapture(event.pointerId);
  });
  root.addEventListener('pointermove', (event) => {
    if (!last || !event.isPrimary) return;
    const now = pixel(event);
    const [x, y] = [now.x - last.x, now.y - last.y];
    travelled += Math.hypot(x, y);
    if (travelled <= shake) return;
    root.dataset.moving = '';
    const scale = scaleOf(view());
    go({ ...view(), x: view().x - x / scale, y: view().y - y / scale }, 'jump');
    last = now;
  });
  const end = (event: PointerEvent): void => {
    if (last && travelled <= shake && event.type === 'pointerup')
      go({ ...view(), ...underPixel(view(), size(), pixel(event)) });
    last = undefined;
    delete root.dataset.moving;
  };
  root.addEventListener('pointerup', end);
  root.addEventListener('pointercancel', end);
  // Pinching on a touchpad sends wheel events with the control key. A plain wheel scrolls the page.
  root.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      go(zoomBy(view(), size(), -event.deltaY / 100, pixel(event)), 'jump');
    },
    { passive: false },
  );
}
