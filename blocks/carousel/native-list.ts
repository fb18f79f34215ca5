/** How long a list may go on moving where the browser does not tell the end of it. */
const patience = 1200;

/** Where a list that scrolls by itself can rest, in pixels of scroll: at the start of each slide, as far as it goes. */
function stopsOf(list: HTMLElement): readonly number[] {
  const farthest = list.scrollWidth - list.clientWidth;
  const slides = [...(list.firstElementChild?.children ?? [])];
  const edges = slides.map((slide) => slide.getBoundingClientRect().left);
  const starts = edges.map((edge) => Math.min(Math.round(edge - (edges[0] ?? 0)), farthest));
  return [...new Set(starts)];
}

/** The stop that a list is at or nearest to, counted from 0, and how many pixels it is away from it. */
function readStop(list: HTMLElement): { readonly stop: number; readonly away: number } {
  const distances = stopsOf(list).map((stop) => Math.abs(stop - list.scrollLeft));
  const away = Math.min(...distances);
  return { stop: Math.max(0, distances.indexOf(away)), away };
}

/**
 * Calls back with the stop that a list rests at: now, or when a push that it is following has ended, so that nothing
 * is pulled from under a finger.
 */
export function whenAtRest(list: HTMLElement, tell: (stop: number) => void, signal: AbortSignal): void {
  const { stop, away } = readStop(list);
  // Screens with fractions of pixels let a list rest a little beside its stop.
  if (away <= 2) {
    tell(stop);
    return;
  }
  const ended = new AbortController();
  const end = (): void => {
    if (signal.aborted || ended.signal.aborted) return;
    ended.abort();
    tell(readStop(list).stop);
  };
  list.addEventListener('scrollend', end, { signal: ended.signal });
  setTimeout(end, patience);
}
