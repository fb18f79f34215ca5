import type { Spot } from './view.ts';

/** Pins that would cover each other, shown as one. */
export interface Cluster<Pin extends Spot> {
  readonly pins: readonly Pin[];
  /** Where the first of them is, so that clusters keep the distance that pins keep. */
  readonly at: Spot;
}

/**
 * Puts pins together that lie within `reach` units of the first of them, in their order, so that the same view always
 * gives the same clusters.
 */
export function cluster<Pin extends Spot>(pins: readonly Pin[], reach: number): Cluster<Pin>[] {
  const groups: [Pin, ...Pin[]][] = [];
  for (const pin of pins) {
    const group = groups.find(([first]) => Math.hypot(first.x - pin.x, first.y - pin.y) < reach);
    if (group) group.push(pin);
    else groups.push([pin]);
  }
  return groups.map((pins) => ({ pins, at: pins[0] }));
}
