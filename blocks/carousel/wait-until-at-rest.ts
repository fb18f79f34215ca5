/** Maximum time, in milliseconds, to wait for `scrollend`, which some browsers do not support. */
const maxScrollMs = 1200;

/**
 * Returns the scroll positions, in pixels, at which the native list can rest: the start of each slide, up to the end of
 * the list.
 */
function stopsOf(list: HTMLElement): readonly number[] {
  const farthest = list.scrollWidth - list.clientWidth;
  const slides = [...(list.firstElementChild?.children ?? [])];
  const edges = slides.map((slide) => slide.getBoundingClientRect().left);
  const starts = edges.map((edge) => Math.min(Math.round(edge - (edges[0] ?? 0)), farthest));
  return [...new Set(starts)];
}

/** Returns the index of the nearest stop and the distance from it in pixels. */
function readStop(list: HTMLElement): { readonly stop: number; readonly distancePx: number } {
  const distances = stopsOf(list).map((stop) => Math.abs(stop - list.scrollLeft));
  const distancePx = Math.min(...distances);
  return { stop: Math.max(0, distances.indexOf(distancePx)), distancePx };
}

/**
 * Calls back with the stop that a list rests at: at once, or when the current scroll has ended, so that nothing moves
 * under a finger.
 */
export function waitUntilAtRest(list: HTMLElement, onRest: (stop: number) => void, signal: AbortSignal): void {
  const { stop, distancePx } = readStop(list);
  // On screens with fractional pixels a list may rest slightly beside its stop.
  if (distancePx <= 2) {
    onRest(stop);
    return;
  }
  const ended = new AbortController();
  const end = (): void => {
    if (signal.aborted || ended.signal.aborted) return;
    ended.abort();
    onRest(readStop(list).stop);
  };
  list.addEventListener('scrollend', end, { signal: ended.signal });
  setTimeout(end, maxScrollMs);
}
