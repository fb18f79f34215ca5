import { minZoom, type Size, toScreen, type View } from '../view.ts';
import { type Box, overlap } from './fit-labels.ts';
import { localPlaces } from './local-places.ts';
import { towns } from './map-data.ts';

/** The height of a name, and the least distance between two names, in pixels. */
const heightPx = 18;
const gapPx = 28;

/** The zoom from which small towns and districts are named: a large town is about a hundred pixels wide. */
const localZoom = 0;

/**
 * Renders the names of towns in `container`. Returns a function that shows those in a view that cover neither each
 * other nor `taken`, the boxes of pins and their labels. More important towns come first.
 */
export function renderTowns(container: HTMLElement): (view: View, size: Size, taken: readonly Box[]) => void {
  const names = [
    ...towns.map((town) => ({ town, fromZoom: minZoom, item: createName(town.name) })),
    ...localPlaces.map((town) => ({ town, fromZoom: localZoom, item: createName(town.name) })),
  ];
  container.replaceChildren(...names.map(({ item }) => item));
  const measured = names.map((each) => ({ ...each, width: each.item.offsetWidth }));
  return (view, size, taken) => {
    const shown: Box[] = [];
    for (const { town, fromZoom, item, width } of measured) {
      const { x, y } = toScreen(view, size, town);
      const box = { left: x - width / 2, right: x + width / 2, top: y - heightPx / 2, bottom: y + heightPx / 2 };
      const isInside = box.left >= 0 && box.right <= size.width && box.top >= 0 && box.bottom <= size.height;
      item.hidden =
        view.zoom < fromZoom ||
        !isInside ||
        taken.some((each) => overlap(each, box)) ||
        shown.some((each) => overlap(each, box));
      if (item.hidden) continue;
      shown.push({
        left: box.left - gapPx,
        right: box.right + gapPx,
        top: box.top - gapPx,
        bottom: box.bottom + gapPx,
      });
      item.style.setProperty('--x', `${x.toFixed(1)}px`);
      item.style.setProperty('--y', `${y.toFixed(1)}px`);
    }
  };
}

function createName(name: string): HTMLElement {
  const item = document.createElement('span');
  item.textContent = name;
  return item;
}
