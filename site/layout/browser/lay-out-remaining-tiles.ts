/** Safari has no idle callbacks, so it uses a timeout. */
const whenIdle = (run: () => void): unknown =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(run) : setTimeout(run, 100);

/**
 * Style sheets skip the layout of tiles far below the first screen, with an estimated height. Once the page has loaded,
 * its tiles are laid out one by one in idle time, so that positions become final. With a scroll target this happens at
 * once.
 */
export function layOutRemainingTiles(): void {
  const tiles = [...document.querySelectorAll<HTMLElement>('.page > .tile')];
  const layOut = (tile: HTMLElement | undefined): void => tile?.setAttribute('data-laid-out', '');
  if (location.hash || document.documentElement.dataset.scrollTo) {
    tiles.forEach(layOut);
    return;
  }
  const next = (): void => {
    layOut(tiles.shift());
    if (tiles.length > 0) whenIdle(next);
  };
  if (document.readyState === 'complete') whenIdle(next);
  else addEventListener('load', () => whenIdle(next), { once: true });
}
