import { worldUnits } from './project.ts';
import { pixelsPerUnit, type View } from './view.ts';

/** Round distances in miles. The longest that fits is shown. */
const lengths = [0.25, 0.5, 1, 2, 5, 10, 20, 50, 100, 200] as const;

/** The maximum length of the scale bar, in pixels. */
const maxLengthPx = 130;

/** The earth's circumference at the equator. Source: WGS 84, 40,075.017 km. */
const equatorMiles = 24_901.46;

/** The length of a unit of the map in miles, at the latitude of the view's centre. */
export function milesPerUnit({ y }: View): number {
  const north = (0.5 - y / worldUnits) * 2 * Math.PI;
  return equatorMiles / worldUnits / Math.cosh(north);
}

/** Returns a round distance and its length on the map, at the latitude of the view's centre. */
export function scaleBar(view: View): { readonly miles: number; readonly pixels: number } {
  const pixels = (miles: number): number => (miles / milesPerUnit(view)) * pixelsPerUnit(view);
  const miles = lengths.findLast((each) => pixels(each) <= maxLengthPx) ?? lengths[0];
  return { miles, pixels: pixels(miles) };
}
