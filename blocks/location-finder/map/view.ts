import { bounds } from './layers/map-data.ts';

/** A point in units of the projection. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The visible part of the map: its centre, and the zoom as the binary logarithm of pixels per unit. */
export interface View extends Point {
  readonly zoom: number;
}

/** The size of the map on the screen, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The maximum zoom: a mile is about 500 pixels, so that the pins of neighbouring streets separate. */
export const maxZoom = 6;

/** The zoom above which water inland is not shown: it is exact to about a kilometre, which is 50 pixels there. */
export const maxWaterZoom = 3.5;

/** The minimum zoom: Britain is about 600 pixels tall. */
export const minZoom = -2.5;

/** The zoom level for a single restaurant: its surrounding streets. */
export const streetZoom = 2.5;

export const clampZoom = (zoom: number): number => Math.min(maxZoom, Math.max(minZoom, zoom));

export const pixelsPerUnit = ({ zoom }: View): number => 2 ** zoom;

const corners: readonly Point[] = [
  { x: bounds.left, y: bounds.top },
  { x: bounds.right, y: bounds.bottom },
];

/** Converts a point to pixels from the map's top left corner. */
export const toScreen = (view: View, size: Size, { x, y }: Point): Point => ({
  x: (x - view.x) * pixelsPerUnit(view) + size.width / 2,
  y: (y - view.y) * pixelsPerUnit(view) + size.height / 2,
});

/** Converts pixels to a point. */
export const fromScreen = (view: View, size: Size, { x, y }: Point): Point => ({
  x: (x - size.width / 2) / pixelsPerUnit(view) + view.x,
  y: (y - size.height / 2) / pixelsPerUnit(view) + view.y,
});

/** The space in pixels between fitted points and the edges of the map: that of a pin, on the right beside the buttons. */
const padding = { left: 64, right: 96, top: 64, bottom: 64 } as const;

/**
 * Returns the closest view that contains all points, with padding for their pins. Without points it shows the whole
 * map.
 */
export function fitView(requested: readonly Point[], size: Size): View {
  const spots = requested.length > 0 ? requested : corners;
  const [left, right] = [Math.min(...spots.map(({ x }) => x)), Math.max(...spots.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...spots.map(({ y }) => y)), Math.max(...spots.map(({ y }) => y))];
  const zoomFor = (freePx: number, length: number): number => Math.log2(Math.max(1, freePx) / Math.max(length, 1e-6));
  const closest = Math.min(
    zoomFor(size.width - padding.left - padding.right, right - left),
    zoomFor(size.height - padding.top - padding.bottom, bottom - top),
  );
  const zoom = Math.min(streetZoom, clampZoom(closest));
  const sparePx = size.width - padding.left - padding.right - (right - left) * 2 ** zoom;
  const shiftPx = Math.max(0, padding.right - padding.left - Math.max(0, sparePx)) / 2;
  return { x: (left + right) / 2 + shiftPx / 2 ** zoom, y: (top + bottom) / 2, zoom };
}

/** Zooms by `steps`, with the point under a pixel staying in place. */
export function zoomBy(view: View, size: Size, steps: number, pixel: Point): View {
  const fixed = fromScreen(view, size, pixel);
  const zoom = clampZoom(view.zoom + steps);
  const shift = 2 ** (view.zoom - zoom);
  return { x: fixed.x + (view.x - fixed.x) * shift, y: fixed.y + (view.y - fixed.y) * shift, zoom };
}

/** Moves the map with two fingers, so that each stays over its spot; undefined for another number of fingers. */
export function viewAfterPinch(
  view: View,
  size: Size,
  before: readonly Point[],
  after: readonly Point[],
): View | undefined {
  const [from, to] = [spanOf(before), spanOf(after)];
  if (!from || !to) return undefined;
  const moved = fromScreen(view, size, { x: size.width / 2 + from.x - to.x, y: size.height / 2 + from.y - to.y });
  return zoomBy({ ...view, ...moved }, size, Math.log2(to.length / from.length), to);
}

/** The middle of two points and their distance, at least one pixel. */
function spanOf([one, other, ...more]: readonly Point[]): (Point & { readonly length: number }) | undefined {
  if (!one || !other || more.length > 0) return undefined;
  const length = Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, length };
}
