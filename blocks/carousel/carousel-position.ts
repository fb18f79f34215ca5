/** Where a list that scrolls sideways stands. */
export interface Position {
  /** The place it rests at, or is nearest to, counted from 0. */
  readonly stop: number;
  /** How many places it can rest at: fewer than slides where several show at once. */
  readonly stops: number;
}

export const samePosition = (one: Position | undefined, other: Position): boolean =>
  one?.stop === other.stop && one.stops === other.stops;

/** Where the list can rest, in pixels of scroll: at the start of each slide, as far as it goes. */
export function stopsOf(box: HTMLElement): readonly number[] {
  const farthest = box.scrollWidth - box.clientWidth;
  const slides = [...(box.firstElementChild?.children ?? [])];
  const edges = slides.map((slide) => slide.getBoundingClientRect().left);
  const starts = edges.map((edge) => Math.min(Math.round(edge - (edges[0] ?? 0)), farthest));
  return [...new Set(starts)];
}

export function readPosition(box: HTMLElement): Position {
  const stops = stopsOf(box);
  const distances = stops.map((stop) => Math.abs(stop - box.scrollLeft));
  return { stop: Math.max(0, distances.indexOf(Math.min(...distances))), stops: stops.length };
}
