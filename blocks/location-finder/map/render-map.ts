import { land } from './coast.ts';
import { followButtons, followKeys, followPins } from './follow-controls.ts';
import { followPointers, type MovedMap } from './follow-pointers.ts';
import { createGlide } from './glide.ts';
import { createPins, type Pin } from './render-pins.ts';
import { scaleBar } from './scale-bar.ts';
import { clampZoom, closest, farthest, fitAll, near, type Size, type Spot, scaleOf, type View } from './view.ts';

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

const svg = 'http://www.w3.org/2000/svg';

/** Draws the map in `root` and makes it move: by buttons, keys, dragging and clicking; nothing needs a drag. */
export function renderMap(root: HTMLElement, { pins, here, onChoose }: MapInput): FinderMap {
  const list = root.querySelector<HTMLElement>('[data-pins]');
  const ground = root.querySelector<HTMLElement>('[data-land]');
  if (!list || !ground) throw new Error('The map has no place for its land and pins.');
  const drawing = renderLand(ground);
  const shown = createPins(list, pins, here);
  let size: Size = { width: root.clientWidth, height: root.clientHeight };
  const whole = (): View => fitAll(here ? [...pins, here] : pins, size);
  const render = (view: View): void => {
    showLand(drawing, view, size);
    shown.render(view, size);
    renderScale(root, view);
    disable(root, 'in', view.zoom >= closest);
    disable(root, 'out', view.zoom <= farthest);
  };
  const glide = createGlide(whole(), render);
  /** Shows all of it, also when its size changes. */
  let untouched = true;
  const go: MovedMap['go'] = (next, by) => {
    untouched = false;
    glide.go(next, by);
  };
  const map: MovedMap = { view: glide.view, size: () => size, go };
  followButtons(root, map, () => {
    glide.go(whole());
    untouched = true;
  });
  followPins(root, map, pins, onChoose);
  followKeys(root, map);
  followPointers(root, map);
  followSize(root, (next) => {
    size = next;
    if (untouched) glide.put(whole());
    else render(glide.view());
  });
  return {
    show(place, focus) {
      const pin = pins.find((each) => each.place === place);
      if (!pin) return;
      shown.mark(place);
      go({ x: pin.x, y: pin.y, zoom: clampZoom(Math.max(glide.view().zoom, near, shown.zoomApart(pin))) }, 'jump');
      if (focus) shown.focus(place);
    },
    mark: shown.mark,
  };
}

/** Calls back with the size at first and whenever it changes, but not while the map is hidden. */
function followSize(root: HTMLElement, resized: (size: Size) => void): void {
  new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = root;
    if (width > 0 && height > 0) resized({ width, height });
  }).observe(root);
}

function renderLand(ground: HTMLElement): SVGSVGElement {
  const drawing = document.createElementNS(svg, 'svg');
  drawing.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(svg, 'path');
  path.setAttribute('d', land);
  path.setAttribute('fill-rule', 'evenodd');
  drawing.append(path);
  ground.replaceChildren(drawing);
  return drawing;
}

function showLand(drawing: SVGSVGElement, view: View, size: Size): void {
  const scale = scaleOf(view);
  const [width, height] = [size.width / scale, size.height / scale];
  drawing.setAttribute('viewBox', `${view.x - width / 2} ${view.y - height / 2} ${width} ${height}`);
}

function renderScale(root: HTMLElement, view: View): void {
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
