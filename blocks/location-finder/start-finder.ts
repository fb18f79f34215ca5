import { createPanels } from './create-panels.ts';
import { hear, say } from './google/finder-messages.ts';
import { projectX, projectY } from './map/project.ts';
import { type FinderMap, renderMap } from './map/render-map.ts';
import type { Pin } from './map/render-pins.ts';

/** Makes a finder work: its tabs and folds, the map, and that what is chosen in one view shows in the other. */
export function startFinder(finder: HTMLElement): void {
  const panels = createPanels(finder);
  const cards = [...finder.querySelectorAll<HTMLElement>('[data-place]')];
  const cardOf = (place: string): HTMLElement | undefined => cards.find(({ dataset }) => dataset.place === place);
  const root = finder.querySelector<HTMLElement>('[data-finder-map]');
  if (!root) return;

  let map: FinderMap | undefined;
  const choose = (place: string): void => {
    for (const card of cards) card.toggleAttribute('data-chosen', card.dataset.place === place);
  };
  const mark = (place: string): void => {
    map?.mark(place);
    say(finder, 'finder-mark', place);
  };
  const onChoose = (place: string): void => {
    const card = cardOf(place);
    panels.show('list');
    choose(place);
    mark(place);
    card?.scrollIntoView({ block: 'nearest' });
    card?.querySelector('a')?.focus({ preventScroll: true });
  };
  const startMap = (): FinderMap => {
    map ??= renderMap(root, { pins: cards.flatMap(pinOf), here: hereOf(root), onChoose });
    return map;
  };
  hear(finder, 'finder-choose', onChoose);
  panels.whenShown('map', startMap);
  for (const card of cards) {
    const { place = '' } = card.dataset;
    const button = card.querySelector<HTMLElement>('[data-show-on-map]');
    if (button) button.hidden = false;
    button?.addEventListener('click', () => {
      panels.show('map');
      choose(place);
      startMap().show(place, true);
      say(finder, 'finder-show', place);
      root.parentElement?.scrollIntoView({ block: 'nearest' });
    });
    card.addEventListener('pointerenter', () => mark(place));
    card.addEventListener('focusin', () => mark(place));
  }
}

const spotOf = ({ lat, lng }: DOMStringMap): { x: number; y: number } => ({
  x: projectX(Number(lng)),
  y: projectY(Number(lat)),
});

function pinOf({ dataset, id }: HTMLElement): Pin[] {
  const { place, title, number = '' } = dataset;
  return place && title ? [{ ...spotOf(dataset), place, title, number, card: id }] : [];
}

const hereOf = ({ dataset }: HTMLElement): { x: number; y: number } | undefined =>
  dataset.lat && dataset.lng ? spotOf(dataset) : undefined;
