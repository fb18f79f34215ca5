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
  /** Called when a pin is chosen. */
  readonly onChoose: (place: string) => void;
}

/** Renders the map in `root` and handles its buttons, keys, dragging and clicks. Nothing requires dragging. */
export function renderMap(root: HTMLElement, { pins, here, onChoose }: MapInput): FinderMap {
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
  const fitAllPins = (): View => fitView(here ? [...pins, here] : pins, size);
  const render = (view: View): void => {
    showGround(view, size);
    showTowns(view, size, pinLayer.render(view, size));
    showNearest(view, size);
    renderScale(root, view);
    setDisabled(root, 'in', view.zoom >= maxZoom);
    setDisabled(root, 'out', view.zoom <= minZoom);
  };
  const animatedView = createAnimatedView(fitAllPins(), render);
  /** Until the visitor moves the map, all pins stay visible when its size changes. */
  let isUntouched = true;
  const go: MapController['go'] = (next, mode) => {
    isUntouched = false;
    animatedView.go(next, mode);
  };
  const map: MapController = { view: animatedView.view, size: () => size, go };
  handleButtons(root, map, () => {
    animatedView.go(fitAllPins());
    isUntouched = true;
  });
  handlePins(root, map, pins, onChoose);
  handleKeys(root, map);
  handlePointers(root, map);
  observeSize(root, (next) => {
    size = next;
    if (isUntouched) animatedView.set(fitAllPins());
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
