import type { MovedMap } from './follow-pointers.ts';
import type { Pin } from './render-pins.ts';
import { clampZoom, closest, fitAll, type Size, type Spot, scaleOf, type View, zoomBy } from './view.ts';

/** Moves the map by the buttons beside it; `whole` shows all of it. */
export function followButtons(root: HTMLElement, { view, size, go }: MovedMap, whole: () => void): void {
  const buttons = new Map([
    ['in', () => go(zoomBy(view(), size(), 1, middleOf(size())))],
    ['out', () => go(zoomBy(view(), size(), -1, middleOf(size())))],
    ['all', whole],
  ]);
  root.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    buttons.get(target.closest<HTMLElement>('[data-map-button]')?.dataset.mapButton ?? '')?.();
  });
}

/** Chooses a restaurant by a click on its pin; a pin of several is taken apart by going nearer. */
export function followPins(
  root: HTMLElement,
  { view, size, go }: MovedMap,
  pins: readonly Pin[],
  onChoose: (place: string) => void,
): void {
  root.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const chosen = event.target.closest<HTMLElement>('[data-places]')?.dataset.places?.split(' ') ?? [];
    const [first] = chosen;
    if (first === undefined) return;
    event.preventDefault();
    // Houses at one spot never part; the list can tell them from each other.
    if (chosen.length === 1 || view().zoom >= closest) return onChoose(first);
    const among = pins.filter(({ place }) => chosen.includes(place));
    const inside = fitAll(among, size());
    go({ ...inside, zoom: clampZoom(Math.max(inside.zoom, view().zoom + 1)) });
  });
}

/** Moves the map by the arrow keys, and by plus and minus. */
export function followKeys(root: HTMLElement, { view, size, go }: MovedMap): void {
  root.addEventListener('keydown', (event) => {
    const next = viewAfterKey(event, view(), size());
    if (!next) return;
    event.preventDefault();
    go(next);
  });
}

const middleOf = ({ width, height }: Size): Spot => ({ x: width / 2, y: height / 2 });

/** Pixels that an arrow key moves the map by. */
const keyStep = 90;
const directions = new Map<string, Spot>([
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowRight', { x: 1, y: 0 }],
  ['ArrowUp', { x: 0, y: -1 }],
  ['ArrowDown', { x: 0, y: 1 }],
]);

function viewAfterKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, view: View, size: Size): View | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === '+' || key === '=') return zoomBy(view, size, 1, middleOf(size));
  if (key === '-') return zoomBy(view, size, -1, middleOf(size));
  const direction = directions.get(key);
  const step = keyStep / scaleOf(view);
  return direction && { ...view, x: view.x + direction.x * step, y: view.y + direction.y * step };
}
