import { bounds } from './coast.ts';

/** A point in units of the projection. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The visible part of the map: its centre, and the zoom as the binary logarithm of pixels per unit. */
export interface View extends Spot {
  readonly zoom: number;
}

/** The size of the map on the screen, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The maximum zoom: a mile is about 250 pixels. The coastlines have no more detail. */
export const closest = 5;

/** The minimum zoom: Britain is about 600 pixels tall. */
export const farthest = -2.5;

/** The zoom level for a single restaurant: its surrounding streets. */
export const near = 2.5;

export const clampZoom = (zoom: number): number => Math.min(closest, Math.max(farthest, zoom));

export const scaleOf = ({ zoom }: View): number => 2 ** zoom;

const corners: readonly Spot[] = [
  { x: bounds.left, y: bounds.top },
  { x: bounds.right, y: bounds.bottom },
];

/** Converts a point to pixels from the map's top left corner. */
export const onScreen = (view: View, size: Size, { x, y }: Spot): Spot => ({
  x: (x - view.x) * scaleOf(view) + size.width / 2,
  y: (y - view.y) * scaleOf(view) + size.height / 2,
});

/** Converts pixels to a point. */
export const underPixel = (view: View, size: Size, { x, y }: Spot): Spot => ({
  x: (x - size.width / 2) / scaleOf(view) + view.x,
  y: (y - size.height / 2) / scaleOf(view) + view.y,
});

/**
 * Returns the closest view that contains all points, with padding for their pins. Without points it shows the whole
 * map.
 */
export function fitAll(wanted: readonly Spot[], size: Size, room = 64): View {
  const spots = wanted.length > 0 ? wanted : corners;
  const [left, right] = [Math.min(...spots.map(({ x }) => x)), Math.max(...spots.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...spots.map(({ y }) => y)), Math.max(...spots.map(({ y }) => y))];
  const free = (length: number): number => Math.max(1, length - 2 * room);
  const zoom = Math.min(
    Math.log2(free(size.width) / Math.max(right - left, 1e-6)),
    Math.log2(free(size.height) / Math.max(bottom - top, 1e-6)),
  );
  return { x: (left + right) / 2, y: (top + bottom) / 2, zoom: Math.min(near, clampZoom(zoom)) };
}

/** Zooms by `steps`, with the point under a pixel staying in place. */
export function zoomBy(view: View, size: Size, steps: number, pixel: Spot): View {
  const fixed = underPixel(view, size, pixel);
  const zoom = clampZoom(view.zoom + steps);
  const shift = 2 ** (view.zoom - zoom);
  return { x: fixed.x + (view.x - fixed.x) * shift, y: fixed.y + (view.y - fixed.y) * shift, zoom };
}
