import { createPanels } from './create-panels.ts';
import { dispatchFinderEvent, listenToFinderEvent } from './google/finder-events.ts';
import type { Pin } from './map/layers/pin-layer.ts';
import { projectX, projectY } from './map/project.ts';
import { type FinderMap, renderMap } from './map/render-map.ts';
import { readUnlistedPins, type UnlistedPin } from './map/unlisted-pins.ts';

/** Initializes a finder: tabs, accordion and map, with a choice in one view shown in the other. */
export function startFinder(finder: HTMLElement): void {
  const panels = createPanels(finder);
  const cards = [...finder.querySelectorAll<HTMLElement>('[data-slug]')];
  const cardOf = (place: string): HTMLElement | undefined => cards.find(({ dataset }) => dataset.slug === place);
  const root = finder.querySelector<HTMLElement>('[data-finder-map]');
  if (!root) return;

  const unlistedPins = readUnlistedPins(root.dataset.unlistedPins ?? '');
  let map: FinderMap | undefined;
  const choose = (place: string): void => {
    for (const card of cards) card.toggleAttribute('data-chosen', card.dataset.slug === place);
  };
  const mark = (place: string): void => {
    map?.mark(place);
    dispatchFinderEvent(finder, 'finder-mark', place);
  };
  const onChoose = (place: string): void => {
    const card = cardOf(place);
    const unlisted = card ? undefined : unlistedPins.find((each) => each.place === place);
    if (unlisted) {
      location.assign(unlisted.path);
      return;
    }
    choose(place);
    mark(place);
    if (panels.isNarrow()) {
      showChosenCard(finder, card);
      return;
    }
    panels.show('list');
    card?.scrollIntoView({ block: 'nearest' });
    card?.querySelector('a')?.focus({ preventScroll: true });
  };
  const startMap = (): FinderMap => {
    map ??= renderMap(root, {
      pins: [...cards.flatMap(pinOf), ...unlistedPins.map(unlistedPinOf)],
      here: hereOf(root),
      extent: extentOf(root),
      onChoose,
    });
    return map;
  };
  listenToFinderEvent(finder, 'finder-choose', onChoose);
  panels.onFirstShown('map', startMap);
  for (const card of cards) {
    const { slug: place = '' } = card.dataset;
    const button = card.querySelector<HTMLElement>('[data-show-on-map]');
    if (button) button.hidden = !card.dataset.lat;
    button?.addEventListener('click', () => {
      panels.show('map');
      choose(place);
      startMap().show(place, true);
      dispatchFinderEvent(finder, 'finder-show', place);
      root.parentElement?.scrollIntoView({ block: 'nearest' });
    });
    card.addEventListener('pointerenter', () => mark(place));
    card.addEventListener('focusin', () => mark(place));
  }
}

/** Shows the card of a chosen pin below the map, and focuses its link. */
function showChosenCard(finder: HTMLElement, card: HTMLElement | undefined): void {
  const place = finder.querySelector('[data-chosen-card]');
  if (!place || !card) return;
  const copy = document.createElement('li');
  copy.className = card.className;
  copy.dataset.surface = card.dataset.surface;
  copy.append(...[...card.childNodes].map((child) => child.cloneNode(true)));
  copy.querySelector('[data-show-on-map]')?.remove();
  place.replaceChildren(copy);
  copy.scrollIntoView({ block: 'nearest' });
  copy.querySelector('a')?.focus({ preventScroll: true });
}

const spotOf = ({ lat, lng }: DOMStringMap): { x: number; y: number } => ({
  x: projectX(Number(lng)),
  y: projectY(Number(lat)),
});

function pinOf({ dataset, id }: HTMLElement): Pin[] {
  const { slug: place, title, lat, lng, number = '' } = dataset;
  return place && title && lat && lng ? [{ ...spotOf(dataset), place, title, number, href: `#${id}` }] : [];
}

const unlistedPinOf = ({ place, title, path, lat, lng }: UnlistedPin): Pin => ({
  x: projectX(lng),
  y: projectY(lat),
  place,
  title,
  number: '',
  href: path,
});

const hereOf = ({ dataset }: HTMLElement): { x: number; y: number } | undefined =>
  dataset.lat && dataset.lng ? spotOf(dataset) : undefined;

/** The corners of what the map shows without pins. */
const extentOf = ({ dataset }: HTMLElement): { x: number; y: number }[] =>
  (dataset.extent?.split(' ') ?? []).map((corner) => {
    const [lat, lng] = corner.split(',');
    return { x: projectX(Number(lng)), y: projectY(Number(lat)) };
  });
