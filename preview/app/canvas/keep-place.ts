/**
 * The scroll position of a page: the first visible tile and the distance of its top from the top of the viewport, in
 * pixels.
 */
export interface Place {
  tile?: string;
  top: number;
}

/** Animation frames until tiles that are laid out only near the viewport have their final height. */
const settling = 6;

/** Restores the scroll position, whatever height the tiles above have now, and then keeps `anchor` up to date. */
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
