/**
 * The scroll position of a page: the first visible tile and the distance of its top from the top of the viewport, in
 * pixels.
 */
export interface ScrollAnchor {
  tile?: string;
  top: number;
}

/** Animation frames until tiles that are laid out only near the viewport have their final height. */
const settlingFrames = 6;

/** Restores the scroll position, whatever height the tiles above have now, and then keeps `anchor` up to date. */
export function restoreScroll(view: Window, anchor: ScrollAnchor): void {
  const { document: frameDocument } = view;
  const saveAnchor = (): void => {
    const tile = [...frameDocument.querySelectorAll('main > .tile[id]')].find(
      (each) => each.getBoundingClientRect().bottom > 0,
    );
    if (tile) Object.assign(anchor, { tile: tile.id, top: tile.getBoundingClientRect().top });
  };
  const { tile, top } = { ...anchor };
  const scrollToAnchor = (framesLeft: number): void => {
    const target = tile === undefined ? null : frameDocument.getElementById(tile);
    if (target) view.scrollBy({ top: target.getBoundingClientRect().top - top, behavior: 'instant' });
    if (target && framesLeft > 0) view.requestAnimationFrame(() => scrollToAnchor(framesLeft - 1));
    else view.addEventListener('scroll', saveAnchor, { passive: true });
  };
  scrollToAnchor(settlingFrames);
}
