import { type Cluster, cluster } from './cluster.ts';
import { fitLabels } from './fit-labels.ts';
import { onScreen, type Size, type Spot, scaleOf, type View } from './view.ts';

/** A restaurant on the map. */
export interface Pin extends Spot {
  /** The restaurant's word in addresses; also names its card. */
  readonly place: string;
  readonly title: string;
  /** The anchor of its card in the list. */
  readonly card: string;
  /** Its place among the nearest; empty when the list has no such order. */
  readonly number: string;
}

/** Pins nearer to each other than this, in pixels, are shown as one. */
const touching = 38;

export interface Pins {
  render(view: View, size: Size): void;
  /** Marks one pin; none for undefined. */
  mark(place: string | undefined): void;
  /** From which zoom on a pin stands alone. */
  zoomApart(pin: Pin): number;
  /** Moves the keyboard to a pin that is drawn alone. */
  focus(place: string): void;
}

interface Rendered {
  readonly item: HTMLElement;
  readonly at: Spot;
  /** Of the name beside it, in pixels. */
  readonly width: number;
}

/** Keeps the pins in `list` where the view has them. They are made anew only when others cover each other than before. */
export function createPins(list: HTMLElement, pins: readonly Pin[], here: Spot | undefined): Pins {
  let rendered: readonly Rendered[] = [];
  const hereMark = markHere();
  let known = '';
  let marked: string | undefined;

  const make = (clusters: readonly Cluster<Pin>[]): void => {
    const focused = document.activeElement?.closest<HTMLElement>('[data-places]')?.dataset.places?.split(' ')[0];
    const items = clusters.map((each) => ({ item: itemFor(each), at: each.at }));
    list.replaceChildren(...items.map(({ item }) => item), ...(here ? [hereMark] : []));
    rendered = items.map((each) => ({
      ...each,
      width: each.item.querySelector<HTMLElement>('[data-label]')?.offsetWidth ?? 0,
    }));
    if (here) rendered = [...rendered, { item: hereMark, at: here, width: 0 }];
    mark(marked);
    if (focused && list.contains(list.ownerDocument.activeElement) === false)
      linkTo(focused)?.focus({ preventScroll: true });
  };
  const itemOf = (place: string): HTMLElement | undefined =>
    rendered.find(({ item }) => item.dataset.places?.split(' ').includes(place))?.item;
  const linkTo = (place: string): HTMLElement | null => itemOf(place)?.querySelector<HTMLElement>('a, button') ?? null;
  const mark = (place: string | undefined): void => {
    marked = place;
    for (const { item } of rendered) delete item.dataset.chosen;
    const item = place === undefined ? undefined : itemOf(place);
    if (item) item.dataset.chosen = '';
  };
  return {
    render(view, size) {
      const clusters = cluster(pins, touching / scaleOf(view));
      const name = clusters.map((each) => each.pins.map(({ place }) => place).join(' ')).join('|');
      if (name !== known) make(clusters);
      known = name;
      const places = rendered.map(({ at, width }) => ({ at: onScreen(view, size, at), width }));
      const named = fitLabels(places, size.width);
      for (const [index, { item }] of rendered.entries()) {
        const { x = 0, y = 0 } = places[index]?.at ?? {};
        item.toggleAttribute('data-labelled', named[index] === true);
        item.style.setProperty('--x', `${x.toFixed(1)}px`);
        item.style.setProperty('--y', `${y.toFixed(1)}px`);
        // Off the map a pin cannot be seen, so it is not to be reached by keyboard either.
        item.hidden = x < 0 || y < 0 || x > size.width || y > size.height;
      }
    },
    mark,
    zoomApart(pin) {
      const nearest = Math.min(
        ...pins.filter((each) => each !== pin).map(({ x, y }) => Math.hypot(x - pin.x, y - pin.y)),
      );
      return Math.log2(touching / Math.max(nearest, 1e-6)) + 0.1;
    },
    focus: (place) => linkTo(place)?.focus({ preventScroll: true }),
  };
}

function itemFor({ pins }: Cluster<Pin>): HTMLElement {
  const item = document.createElement('li');
  item.dataset.places = pins.map(({ place }) => place).join(' ');
  const [first, another] = pins;
  if (!first) return item;
  if (another) item.append(clusterButton(pins));
  else item.append(pinLink(first), label(first.title));
  return item;
}

function pinLink({ card, title, number }: Pin): HTMLElement {
  const link = document.createElement('a');
  link.href = `#${card}`;
  link.setAttribute('aria-label', number === '' ? title : `${number}, ${title}`);
  link.title = title;
  link.append(upright(number));
  return link;
}

function clusterButton(pins: readonly Pin[]): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute(
    'aria-label',
    `${pins.length} restaurants: ${pins.map(({ title }) => title).join(', ')}. Zoom in`,
  );
  button.append(upright(String(pins.length)));
  return button;
}

/** The name beside a pin, for the eye; the link has it for everyone else. */
function label(text: string): HTMLElement {
  const span = document.createElement('span');
  span.dataset.label = '';
  span.setAttribute('aria-hidden', 'true');
  span.textContent = text;
  return span;
}

function upright(text: string): HTMLElement {
  const span = document.createElement('span');
  span.textContent = text;
  return span;
}

/** Where the visitor, or the place that was looked for, is. */
function markHere(): HTMLElement {
  const item = document.createElement('li');
  item.dataset.here = '';
  item.setAttribute('aria-hidden', 'true');
  return item;
}
