import { land } from './coast.ts';
import { createPins, type Pin } from './draw-pins.ts';
import { followPointers } from './follow-pointers.ts';
import { scaleBar } from './scale-bar.ts';
import {
  clampZoom,
  closest,
  farthest,
  fitAll,
  near,
  type Size,
  type Spot,
  scaleOf,
  type View,
  zoomBy,
} from './view.ts';

export interface FinderMap {
  /** Goes to a restaurant and marks it; with `focus` the keyboard goes there too. */
  show(place: string, focus: boolean): void;
  /** Marks a restaurant where it is; none for undefined. */
  mark(place: string | undefined): void;
}

interface MapInput {
  readonly pins: readonly Pin[];
  /** The place that was looked for. */
  readonly here: Spot | undefined;
  /** A pin was chosen. */
  readonly onChoose: (place: string) => void;
}

const stepMs = 220;
const svg = 'http://www.w3.org/2000/svg';

/** Draws the map in `root` and makes it move: by buttons, keys, dragging and clicking; nothing needs a drag. */
export function drawMap(root: HTMLElement, { pins, here, onChoose }: MapInput): FinderMap {
  const list = root.querySelector<HTMLElement>('[data-pins]');
  const ground = root.querySelector<HTMLElement>('[data-land]');
  if (!list || !ground) throw new Error('The map has no place for its land and pins.');
  const drawing = drawLand(ground);
  const shown = createPins(list, pins, here);
  const spots = here ? [...pins, here] : pins;
  let size: Size = { width: root.clientWidth, height: root.clientHeight };
  let view = fitAll(spots, size);
  let untouched = true;
  let frame = 0;

  const draw = (): void => {
    const scale = scaleOf(view);
    const [width, height] = [size.width / scale, size.height / scale];
    drawing.setAttribute('viewBox', `${view.x - width / 2} ${view.y - height / 2} ${width} ${height}`);
    shown.draw(view, size);
    drawScale(root, view);
    disable(root, 'in', view.zoom >= closest);
    disable(root, 'out', view.zoom <= farthest);
  };
  const go = (next: View, by: 'step' | 'jump' = 'step'): void => {
    untouched = false;
    cancelAnimationFrame(frame);
    const from = view;
    const still = by === 'jump' || matchMedia('(prefers-reduced-motion: reduce)').matches;
    const began = performance.now();
    const tick = (now: number): void => {
      const part = still ? 1 : Math.min(1, (now - began) / stepMs);
      view = part === 1 ? next : between(from, next, 1 - (1 - part) ** 3);
      draw();
      if (part < 1) frame = requestAnimationFrame(tick);
    };
    tick(began);
  };
  const middle = (): Spot => ({ x: size.width / 2, y: size.height / 2 });
  const whole = (): void => {
    go(fitAll(spots, size));
    untouched = true;
  };
  const buttons = new Map([
    ['in', () => go(zoomBy(view, size, 1, middle()))],
    ['out', () => go(zoomBy(view, size, -1, middle()))],
    ['all', whole],
  ]);
  root.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    buttons.get(event.target.closest<HTMLElement>('[data-map-button]')?.dataset.mapButton ?? '')?.();
    const chosen = event.target.closest<HTMLElement>('[data-places]')?.dataset.places?.split(' ') ?? [];
    const [first] = chosen;
    if (first === undefined) return;
    event.preventDefault();
    // Houses at one spot never part; the list can tell them from each other.
    if (chosen.length === 1 || view.zoom >= closest) return onChoose(first);
    const inside = fitAll(
      pins.filter(({ place }) => chosen.includes(place)),
      size,
    );
    go({ ...inside, zoom: clampZoom(Math.max(inside.zoom, view.zoom + 1)) });
  });
  root.addEventListener('keydown', (event) => {
    const next = viewAfterKey(event, view, size);
    if (!next) return;
    event.preventDefault();
    go(next);
  });
  followPointers(root, { view: () => view, size: () => size, go });
  new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = root;
    if (width === 0 || height === 0) return;
    size = { width, height };
    if (untouched) view = fitAll(spots, size);
    draw();
  }).observe(root);
  return {
    show(place, focus) {
      const pin = pins.find((each) => each.place === place);
      if (!pin) return;
      shown.mark(place);
      go({ x: pin.x, y: pin.y, zoom: clampZoom(Math.max(view.zoom, near, shown.zoomApart(pin))) }, 'jump');
      if (focus) shown.focus(place);
    },
    mark: shown.mark,
  };
}

function drawLand(ground: HTMLElement): SVGSVGElement {
  const drawing = document.createElementNS(svg, 'svg');
  drawing.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(svg, 'path');
  path.setAttribute('d', land);
  path.setAttribute('fill-rule', 'evenodd');
  drawing.append(path);
  ground.replaceChildren(drawing);
  return drawing;
}

function drawScale(root: HTMLElement, view: View): void {
  const bar = root.querySelector<HTMLElement>('[data-scale]');
  if (!bar) return;
  const { miles, pixels } = scaleBar(view);
  bar.style.setProperty('--length', `${pixels.toFixed(0)}px`);
  bar.textContent = miles === 1 ? '1 mile' : `${miles} miles`;
}

function disable(root: HTMLElement, name: string, off: boolean): void {
  const button = root.querySelector<HTMLButtonElement>(`[data-map-button="${name}"]`);
  // A disabled button would lose the keyboard's focus to the page.
  button?.setAttribute('aria-disabled', String(off));
}

const between = (from: View, to: View, part: number): View => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
  zoom: from.zoom + (to.zoom - from.zoom) * part,
});

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
  const middle = { x: size.width / 2, y: size.height / 2 };
  if (key === '+' || key === '=') return zoomBy(view, size, 1, middle);
  if (key === '-') return zoomBy(view, size, -1, middle);
  const direction = directions.get(key);
  const step = keyStep / scaleOf(view);
  return direction && { ...view, x: view.x + direction.x * step, y: view.y + direction.y * step };
}
