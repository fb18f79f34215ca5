import { createAnimatedView } from './animated-view.ts';
import { handleButtons, handleKeys, handlePins } from './handle-controls.ts';
import { handlePointers, type MapController } from './handle-pointers.ts';
import { renderGround } from './layers/ground.ts';
import { renderNearest } from './layers/nearest-pin.ts';
import { createPinLayer, type Pin } from './layers/pin-layer.ts';
import { renderTowns } from './layers/town-layer.ts';
import { scaleBar } from './scale-bar.ts';
import { clampZoom, fitView, maxZoom, minZoom, type Point, type Size, streetZoom, type View } from './view.ts';

export interface FinderMap {
  /** Shows and marks a restaurant. With `focus` its pin gets the focus. */
  show(place: string, focus: boolean): void;
  /** Marks a restaurant; none for undefined. */
  mark(place: string | undefined): void;
}

interface MapInput {
  readonly pins: readonly Pin[];
  /** The place that was searched for. */
  readonly here: Point | undefined;
  /** What the map shows without pins; all of it by default. */
  readonly extent?: readonly Point[] | undefined;
  /** Called when a pin is chosen. */
  readonly onChoose: (place: string) => void;
}

/** Renders the map in `root` and handles its buttons, keys, dragging and clicks. Nothing requires dragging. */
export function renderMap(root: HTMLElement, { pins, here, extent = [], onChoose }: MapInput): FinderMap {
  const part = (name: string): HTMLElement => {
    const found = root.querySelector<HTMLElement>(`[data-${name}]`);
    if (!found) throw new Error(`The map needs an element with data-${name}.`);
    return found;
  };
  const showGround = renderGround(part('land'));
  const showTowns = renderTowns(part('towns'));
  const showNearest = renderNearest(part('nearest'), pins, (pin) =>
    go({ ...animatedView.view(), x: pin.x, y: pin.y }, 'animate'),
  );
  const pinLayer = createPinLayer(part('pins'), pins, here);
  let size: Size = { width: root.clientWidth, height: root.clientHeight };
  const fitPins = (fitted: readonly Pin[]): View =>
    fitView(here ? [...fitted, here] : fitted.length > 0 ? fitted : extent, size);
  /** The pins that stay visible when the size changes, until the visitor moves the map. */
  let fitted: readonly Pin[] | undefined = findNearestPins(pins);
  const render = (view: View): void => {
    showGround(view, size);
    showTowns(view, size, pinLayer.render(view, size));
    showNearest(view, size);
    renderScale(root, view);
    setDisabled(root, 'in', view.zoom >= maxZoom);
    setDisabled(root, 'out', view.zoom <= minZoom);
  };
  const animatedView = createAnimatedView(fitPins(fitted), render);
  const go: MapController['go'] = (next, mode) => {
    fitted = undefined;
    animatedView.go(next, mode);
  };
  const map: MapController = { view: animatedView.view, size: () => size, go };
  handleButtons(root, map, () => {
    fitted = pins;
    animatedView.go(fitPins(pins));
  });
  handlePins(root, map, pins, onChoose);
  handleKeys(root, map);
  handlePointers(root, map);
  observeSize(root, (next) => {
    size = next;
    if (fitted) animatedView.set(fitPins(fitted));
    else render(animatedView.view());
  });
  return {
    show(place, focus) {
      const pin = pins.find((each) => each.place === place);
      if (!pin) return;
      pinLayer.mark(place);
      go(
        {
          x: pin.x,
          y: pin.y,
          zoom: clampZoom(Math.max(animatedView.view().zoom, streetZoom, pinLayer.zoomToSeparate(pin))),
        },
        'jump',
      );
      if (focus) pinLayer.focus(place);
    },
    mark: pinLayer.mark,
  };
}

/** The results that the map shows at first. The farthest of ten may be so far that the nearest would share one pin. */
const shownFirst = 5;

/** The nearest results; all pins if they are not numbered by distance. */
function findNearestPins(pins: readonly Pin[]): readonly Pin[] {
  const nearest = pins.filter(({ number }) => number !== '').slice(0, shownFirst);
  return nearest.length > 0 ? nearest : pins;
}

/** Calls back with the initial size and with every change, but not while the map is hidden. */
function observeSize(root: HTMLElement, onResize: (size: Size) => void): void {
  new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = root;
    if (width > 0 && height > 0) onResize({ width, height });
  }).observe(root);
}

function renderScale(root: HTMLElement, view: View): void {
  const bar = root.querySelector<HTMLElement>('[data-scale]');
  if (!bar) return;
  const { miles, pixels } = scaleBar(view);
  bar.style.setProperty('--length', `${pixels.toFixed(0)}px`);
  bar.textContent = miles === 1 ? '1 mile' : `${miles} miles`;
}

function setDisabled(root: HTMLElement, name: string, isDisabled: boolean): void {
  const button = root.querySelector<HTMLButtonElement>(`[data-map-button="${name}"]`);
  // A disabled button would lose the focus.
  button?.setAttribute('aria-disabled', String(isDisabled));
}
