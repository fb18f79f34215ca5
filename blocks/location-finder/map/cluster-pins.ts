import type { Point } from './view.ts';

/** Pins that would overlap, shown as one. */
export interface Cluster<Pin extends Point> {
  readonly pins: readonly Pin[];
  /** The position of the first pin, so that clusters keep the minimum distance too. */
  readonly at: Point;
}

/**
 * Groups pins within `radius` units of the first pin of a group. Pins keep their order, so the same view always has the
 * same clusters.
 */
export function clusterPins<Pin extends Point>(pins: readonly Pin[], radius: number): Cluster<Pin>[] {
  const groups: [Pin, ...Pin[]][] = [];
  for (const pin of pins) {
    const group = groups.find(([first]) => Math.hypot(first.x - pin.x, first.y - pin.y) < radius);
    if (group) group.push(pin);
    else groups.push([pin]);
  }
  return groups.map((pins) => ({ pins, at: pins[0] }));
}
