import { type Point, pixelsPerUnit, type Size, toScreen, type View } from '../view.ts';
import { type Cluster, clusterPins } from './cluster-pins.ts';
import { type Box, fitLabels, labelBox, pinBox } from './fit-labels.ts';

/** A restaurant on the map. */
export interface Pin extends Point {
  /** The restaurant's slug. */
  readonly place: string;
  readonly title: string;
  /** The link to its card in the list, or to its page if it has no card. */
  readonly href: string;
  /** The position by distance; empty if the list is not ordered by distance. */
  readonly number: string;
}

/** Distance in pixels below which pins are combined into a cluster: that at which a pin and a cluster touch corners. */
export const clusterDistancePx = 49;

/** The most restaurants that the name of a cluster lists. */
const maxNamed = 50;

/** Of more clusters, only those near the view are rendered. */
const maxRendered = 200;

/** Wider than a label: pins beyond this distance from the map, in pixels, cover nothing on it. */
const marginPx = 400;

export interface PinLayer {
  /** Positions the pins for a view. Returns the boxes that pins and their labels cover. */
  render(view: View, size: Size): readonly Box[];
  /** Marks one pin; none for undefined. */
  mark(place: string | undefined): void;
  /** Returns the zoom level from which a pin is not part of a cluster. */
  zoomToSeparate(pin: Pin): number;
  /** Focuses the link or button of a pin. */
  focus(place: string): void;
}

interface RenderedPin {
  readonly item: HTMLElement;
  readonly at: Point;
  /** The width of its label, in pixels. */
  readonly width: number;
}

/** Keeps the pins in `list` positioned for the view. The elements are recreated only when the clusters change. */
export function createPinLayer(list: HTMLElement, pins: readonly Pin[], here: Point | undefined): PinLayer {
  let rendered: readonly RenderedPin[] = [];
  const hereMarker = createHereMarker();
  let renderedKey = '';
  let markedPlace: string | undefined;

  const renderClusters = (clusters: readonly Cluster<Pin>[]): void => {
    const focused = document.activeElement?.closest<HTMLElement>('[data-places]')?.dataset.places?.split(' ')[0];
    const items = clusters.map((each) => ({ item: createItem(each), at: each.at }));
    list.replaceChildren(...items.map(({ item }) => item), ...(here ? [hereMarker] : []));
    rendered = items.map((each) => ({
      ...each,
      width: each.item.querySelector<HTMLElement>('[data-label]')?.offsetWidth ?? 0,
    }));
    if (here) rendered = [...rendered, { item: hereMarker, at: here, width: 0 }];
    mark(markedPlace);
    if (focused && list.contains(list.ownerDocument.activeElement) === false)
      findLink(focused)?.focus({ preventScroll: true });
  };
  const findItem = (place: string): HTMLElement | undefined =>
    rendered.find(({ item }) => item.dataset.places?.split(' ').includes(place))?.item;
  const findLink = (place: string): HTMLElement | null =>
    findItem(place)?.querySelector<HTMLElement>('a, button') ?? null;
  const mark = (place: string | undefined): void => {
    markedPlace = place;
    for (const { item } of rendered) delete item.dataset.chosen;
    const item = place === undefined ? undefined : findItem(place);
    if (item) item.dataset.chosen = '';
  };
  return {
    render(view, size) {
      const all = clusterPins(pins, clusterDistancePx / pixelsPerUnit(view));
      const clusters = all.length > maxRendered ? all.filter(({ at }) => isNear(view, size, at)) : all;
      const name = clusters.map((each) => each.pins.map(({ place }) => place).join(' ')).join('|');
      if (name !== renderedKey) renderClusters(clusters);
      renderedKey = name;
      const places = rendered.map(({ at, width }) => ({ at: toScreen(view, size, at), width }));
      const sides = fitLabels(places, size);
      for (const [index, { item }] of rendered.entries()) {
        const { x = 0, y = 0 } = places[index]?.at ?? {};
        // A chosen pin shows its label also where there is no room.
        item.dataset.labelSide = sides[index] ?? 'right';
        item.toggleAttribute('data-labelled', sides[index] !== undefined);
        item.style.setProperty('--x', `${x.toFixed(1)}px`);
        item.style.setProperty('--y', `${y.toFixed(1)}px`);
        // Pins outside the map are not visible, so they must not be focusable.
        item.hidden = x < 0 || y < 0 || x > size.width || y > size.height;
      }
      return places.flatMap((place, index) => {
        const side = sides[index];
        return side ? [pinBox(place.at), labelBox(place, side)] : [pinBox(place.at)];
      });
    },
    mark,
    zoomToSeparate(pin) {
      const nearest = Math.min(
        ...pins.filter((each) => each !== pin).map(({ x, y }) => Math.hypot(x - pin.x, y - pin.y)),
      );
      return Math.log2(clusterDistancePx / Math.max(nearest, 1e-6)) + 0.1;
    },
    focus: (place) => findLink(place)?.focus({ preventScroll: true }),
  };
}

function isNear(view: View, size: Size, at: Point): boolean {
  const { x, y } = toScreen(view, size, at);
  return x > -marginPx && y > -marginPx && x < size.width + marginPx && y < size.height + marginPx;
}

function createItem({ pins }: Cluster<Pin>): HTMLElement {
  const item = document.createElement('li');
  item.dataset.places = pins.map(({ place }) => place).join(' ');
  const [first, another] = pins;
  if (!first) return item;
  if (another) item.append(createClusterButton(pins), label(`${first.title} and ${pins.length - 1} more`));
  else item.append(createPinLink(first), label(first.title));
  return item;
}

function createPinLink({ href, title, number }: Pin): HTMLElement {
  const link = document.createElement('a');
  link.href = href;
  link.setAttribute('aria-label', number === '' ? title : `${number}, ${title}`);
  link.title = title;
  link.append(createUpright(number));
  return link;
}

function createClusterButton(pins: readonly Pin[]): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute(
    'aria-label',
    pins.length > maxNamed
      ? `${pins.length} restaurants. Zoom in`
      : `${pins.length} restaurants: ${pins.map(({ title }) => title).join(', ')}. Zoom in`,
  );
  button.append(createUpright(String(pins.length)));
  return button;
}

/** The visible label of a pin or a cluster. It is hidden from screen readers, because the link or button names the same. */
function label(text: string): HTMLElement {
  const span = document.createElement('span');
  span.dataset.label = '';
  span.setAttribute('aria-hidden', 'true');
  span.textContent = text;
  return span;
}

function createUpright(text: string): HTMLElement {
  const span = document.createElement('span');
  span.textContent = text;
  return span;
}

/** The marker of the visitor's location or of the place that was searched for. */
function createHereMarker(): HTMLElement {
  const item = document.createElement('li');
  item.dataset.here = '';
  item.setAttribute('aria-hidden', 'true');
  return item;
}
