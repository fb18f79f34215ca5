import type { Point } from '../view.ts';

/** A point on the map with a label to the right of it, in pixels. */
export interface LabelledPoint {
  readonly at: Point;
  /** The width of its label; 0 without one. */
  readonly width: number;
}

/** A part of the map on the screen, in pixels. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Distances from the tip of a pin to its edges, and to its label. */
const pin = { side: 24, above: 46 };
const label = { start: 24, height: 26 };

export const pinBox = ({ x, y }: Point): Box => ({
  left: x - pin.side,
  right: x + pin.side,
  top: y - pin.above,
  bottom: y,
});
export const labelBox = ({ at: { x, y }, width }: LabelledPoint): Box => ({
  left: x + label.start,
  right: x + label.start + width,
  top: y - pin.above / 2 - label.height / 2,
  bottom: y - pin.above / 2 + label.height / 2,
});
export const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * Returns which labels fit without covering a pin or leaving a map that is `width` pixels wide. Overlapping labels need
 * no check: a label that covers another one also covers its pin.
 */
export function fitLabels(points: readonly LabelledPoint[], width: number): boolean[] {
  const pins = points.map(({ at }) => pinBox(at));
  return points.map((point, index) => {
    const box = labelBox(point);
    const free = pins.every((other, at) => at === index || !overlap(box, other));
    return point.width > 0 && box.right <= width && free;
  });
}
