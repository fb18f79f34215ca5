import type { Point, Size } from '../view.ts';

/** A point on the map that may have a label, in pixels. */
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

/** Where a label lies beside its pin, in order of preference. */
const labelSides = ['right', 'left', 'below'] as const;
type LabelSide = (typeof labelSides)[number];

/** Distances from the tip of a pin to its edges, and to its label. */
const pin = { side: 24, above: 46 };
const label = { start: 24, height: 26 };
/** The corner with the buttons, at the top right. */
const buttons = { width: 64, height: 156 };

export const pinBox = ({ x, y }: Point): Box => ({
  left: x - pin.side,
  right: x + pin.side,
  top: y - pin.above,
  bottom: y,
});

export function labelBox({ at: { x, y }, width }: LabelledPoint, side: LabelSide): Box {
  if (side === 'below') return { left: x - width / 2, right: x + width / 2, top: y, bottom: y + label.height };
  const left = side === 'right' ? x + label.start : x - label.start - width;
  const middle = y - pin.above / 2;
  return { left, right: left + width, top: middle - label.height / 2, bottom: middle + label.height / 2 };
}

export const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const buttonsBox = ({ width }: Size): Box => ({
  left: width - buttons.width,
  right: width,
  top: 0,
  bottom: buttons.height,
});

const isInside = (box: Box, { width, height }: Size): boolean =>
  box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height;

/**
 * Returns the side of each pin on which its label covers no other pin, earlier label or button and is inside the map;
 * undefined if there is none.
 */
export function fitLabels(points: readonly LabelledPoint[], size: Size): (LabelSide | undefined)[] {
  const pins = points.map(({ at }) => pinBox(at));
  const shown: Box[] = [buttonsBox(size)];
  return points.map((point, index) => {
    if (point.width === 0) return undefined;
    const isFree = (box: Box): boolean =>
      isInside(box, size) &&
      pins.every((other, at) => at === index || !overlap(box, other)) &&
      !shown.some((other) => overlap(box, other));
    const side = labelSides.find((each) => isFree(labelBox(point, each)));
    if (side) shown.push(labelBox(point, side));
    return side;
  });
}
