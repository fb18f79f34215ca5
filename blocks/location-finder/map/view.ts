import { bounds } from './coast.ts';

/** A place in units of the flat world. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** What of the world is seen: the spot in the middle, and how many pixels a unit takes, as a power of two. */
export interface View extends Spot {
  readonly zoom: number;
}

/** Of the map on the screen, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How far one may go in: a mile is some 250 pixels. The coastlines say nothing more beyond. */
export const closest = 5;

/** How far one may go out: Britain is some 600 pixels tall. */
export const farthest = -2.5;

/** How near one is taken to a single restaurant: the streets around it. */
export const near = 2.5;

export const clampZoom = (zoom: number): number => Math.min(closest, Math.max(farthest, zoom));

export const scaleOf = ({ zoom }: View): number => 2 ** zoom;

const corners: readonly Spot[] = [
  { x: bounds.left, y: bounds.top },
  { x: bounds.right, y: bounds.bottom },
];

/** Where a spot is on the screen, in pixels from the map's corner. */
export const onScreen = (view: View, size: Size, { x, y }: Spot): Spot => ({
  x: (x - view.x) * scaleOf(view) + size.width / 2,
  y: (y - view.y) * scaleOf(view) + size.height / 2,
});

/** The spot under a pixel. */
export const underPixel = (view: View, size: Size, { x, y }: Spot): Spot => ({
  x: (x - size.width / 2) / scaleOf(view) + view.x,
  y: (y - size.height / 2) / scaleOf(view) + view.y,
});

/** The closest view that shows all spots with room around them, for their pins; without any, all that is drawn. */
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

/** Nearer or farther by `steps`, with the spot under a pixel staying where it is. */
export function zoomBy(view: View, size: Size, steps: number, pixel: Spot): View {
  const fixed = underPixel(view, size, pixel);
  const zoom = clampZoom(view.zoom + steps);
  const shift = 2 ** (view.zoom - zoom);
  return { x: fixed.x + (view.x - fixed.x) * shift, y: fixed.y + (view.y - fixed.y) * shift, zoom };
}
