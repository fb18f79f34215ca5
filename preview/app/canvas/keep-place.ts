/** Where a window stands on a page: how far the top of a tile is from the top of the window, in pixels. */
export interface Place {
  tile?: string;
  top: number;
}

/** Frames of the browser after which tiles that are laid out only near the window have found their heights. */
const settling = 6;

/** Goes to where the window stood, whatever height the tiles before it have in this drawing, then notes where it is. */
export function keepPlace(view: Window, place: Place): void {
  const { document: shown } = view;
  const note = (): void => {
    const tile = [...shown.querySelectorAll('main > .tile[id]')].find(
      (each) => each.getBoundingClientRect().bottom > 0,
    );
    if (tile) Object.assign(place, { tile: tile.id, top: tile.getBoundingClientRect().top });
  };
  const { tile, top } = { ...place };
  const go = (left: number): void => {
    const target = tile === undefined ? null : shown.getElementById(tile);
    if (target) view.scrollBy({ top: target.getBoundingClientRect().top - top, behavior: 'instant' });
    if (target && left > 0) view.requestAnimationFrame(() => go(left - 1));
    else view.addEventListener('scroll', note, { passive: true });
  };
  go(settling);
}
