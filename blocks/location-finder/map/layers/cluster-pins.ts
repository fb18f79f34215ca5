import type { Point } from '../view.ts';

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
  const groups: { readonly order: number; readonly pins: [Pin, ...Pin[]] }[] = [];
  /** The groups by square of this size, so that a pin is compared with its neighbours only: there may be thousands. */
  const squares = new Map<string, (typeof groups)[number][]>();
  for (const pin of pins) {
    const [column, row] = [Math.floor(pin.x / radius), Math.floor(pin.y / radius)];
    const group = neighbours
      .flatMap(([right, down]) => squares.get(`${column + right} ${row + down}`) ?? [])
      .filter(({ pins: [first] }) => Math.hypot(first.x - pin.x, first.y - pin.y) < radius)
      .reduce<(typeof groups)[number] | undefined>(
        (one, other) => (one && one.order < other.order ? one : other),
        undefined,
      );
    if (group) group.pins.push(pin);
    else {
      const created: (typeof groups)[number] = { order: groups.length, pins: [pin] };
      groups.push(created);
      const square = `${column} ${row}`;
      squares.set(square, [...(squares.get(square) ?? []), created]);
    }
  }
  return groups.map(({ pins }) => ({ pins, at: pins[0] }));
}

const neighbours = [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((down) => [right, down] as const));
