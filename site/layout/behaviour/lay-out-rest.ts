/** Safari has no idle callbacks; a pause does there. */
const whenIdle = (run: () => void): unknown =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(run) : setTimeout(run, 100);

/**
 * The style sheet leaves out what lies far below the first screen, with a height that is a guess. Once the page has
 * loaded, its tiles are laid out one by one while the browser has nothing else to do, so that soon every place on the
 * page is where it will stay. Where a visitor begins further down, that is done at once.
 */
export function layOutRest(): void {
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
