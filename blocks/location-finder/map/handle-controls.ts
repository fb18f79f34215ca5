import type { MapController } from './handle-pointers.ts';
import type { Pin } from './layers/pin-layer.ts';
import { clampZoom, fitView, maxZoom, type Point, pixelsPerUnit, type Size, type View, zoomBy } from './view.ts';

/** Moves the map by its buttons; `showAll` shows the whole map. */
export function handleButtons(root: HTMLElement, { view, size, go }: MapController, showAll: () => void): void {
  const buttons = new Map([
    ['in', () => go(zoomBy(view(), size(), 1, centreOf(size())))],
    ['out', () => go(zoomBy(view(), size(), -1, centreOf(size())))],
    ['all', showAll],
  ]);
  root.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    buttons.get(target.closest<HTMLElement>('[data-map-button]')?.dataset.mapButton ?? '')?.();
  });
}

/** Chooses a restaurant by a click on its pin. A click on a cluster zooms in. */
export function handlePins(
  root: HTMLElement,
  { view, size, go }: MapController,
  pins: readonly Pin[],
  onChoose: (place: string) => void,
): void {
  root.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const chosen = event.target.closest<HTMLElement>('[data-places]')?.dataset.places?.split(' ') ?? [];
    const [first] = chosen;
    if (first === undefined) return;
    const among = pins.filter(({ place }) => chosen.includes(place));
    // The link of a restaurant without a card leads to its page.
    if (chosen.length === 1 && among.every(({ href }) => !href.startsWith('#'))) return;
    event.preventDefault();
    // Restaurants at the same spot never separate; the list tells them apart.
    if (chosen.length === 1 || view().zoom >= maxZoom) return onChoose(first);
    const inside = fitView(among, size());
    go({ ...inside, zoom: clampZoom(Math.max(inside.zoom, view().zoom + 1)) });
  });
}

/** Moves the map by the arrow keys, plus and minus. */
export function handleKeys(root: HTMLElement, { view, size, go }: MapController): void {
  root.addEventListener('keydown', (event) => {
    const next = viewAfterKey(event, view(), size());
    if (!next) return;
    event.preventDefault();
    go(next);
  });
}

const centreOf = ({ width, height }: Size): Point => ({ x: width / 2, y: height / 2 });

/** Distance in pixels that an arrow key moves the map. */
const keyStepPx = 90;
const directions = new Map<string, Point>([
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowRight', { x: 1, y: 0 }],
  ['ArrowUp', { x: 0, y: -1 }],
  ['ArrowDown', { x: 0, y: 1 }],
]);

function viewAfterKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, view: View, size: Size): View | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === '+' || key === '=') return zoomBy(view, size, 1, centreOf(size));
  if (key === '-') return zoomBy(view, size, -1, centreOf(size));
  const direction = directions.get(key);
  const step = keyStepPx / pixelsPerUnit(view);
  return direction && { ...view, x: view.x + direction.x * step, y: view.y + direction.y * step };
}
