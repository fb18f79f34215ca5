import { whenIdle } from '#blocks/_shared/browser/when-idle.ts';

/** How many tiles are laid out at once: few enough for a phone, and so that a page of hundreds is done in seconds. */
const batchSize = 4;

/**
 * Style sheets skip the layout of tiles far below the first screen, with an estimated height. Once the page has loaded,
 * its tiles are laid out a few at a time in idle time, so that positions become final. With a scroll target, and where
 * other styles lay out all tiles, this happens at once.
 */
export function layOutRemainingTiles(): void {
  const tiles = [...document.querySelectorAll<HTMLElement>('.page > .tile')];
  const last = tiles.at(-1);
  const layOut = (count: number): void => {
    for (const tile of tiles.splice(0, count)) tile.setAttribute('data-laid-out', '');
  };
  if (!last) return;
  if (location.hash || document.documentElement.dataset.scrollTo) {
    layOut(tiles.length);
    return;
  }
  const next = (): void => {
    layOut(getComputedStyle(last).contentVisibility === 'auto' ? batchSize : tiles.length);
    if (tiles.length > 0) whenIdle(next);
  };
  if (document.readyState === 'complete') whenIdle(next);
  else addEventListener('load', () => whenIdle(next), { once: true });
}
