import type { Spot } from './view.ts';

/** Something on the map with a name to the right of it, in pixels. */
export interface Labelled {
  readonly at: Spot;
  /** How wide its name is; 0 for what has none. */
  readonly width: number;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** From the tip of a pin to its edges, and to the name beside it. */
const pin = { side: 24, above: 46 };
const label = { start: 24, height: 26 };

const pinBox = ({ x, y }: Spot): Box => ({ left: x - pin.side, right: x + pin.side, top: y - pin.above, bottom: y });
const labelBox = ({ at: { x, y }, width }: Labelled): Box => ({
  left: x + label.start,
  right: x + label.start + width,
  top: y - pin.above / 2 - label.height / 2,
  bottom: y - pin.above / 2 + label.height / 2,
});
const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * Which names can be shown without covering a pin, or running out of a map `width` pixels wide. A name that covers
 * another's would cover its pin too, since names begin at their pins.
 */
export function fitLabels(things: readonly Labelled[], width: number): boolean[] {
  const pins = things.map(({ at }) => pinBox(at));
  return things.map((thing, index) => {
    const box = labelBox(thing);
    const free = pins.every((other, at) => at === index || !meet(box, other));
    return thing.width > 0 && box.right <= width && free;
  });
}
