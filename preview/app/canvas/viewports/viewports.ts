import type { Size } from './use-size.ts';

/** A viewport, in CSS pixels. */
export interface Viewport extends Size {
  readonly id: string;
  readonly name: string;
}

/** One device for each layout breakpoint, some widths between, and one that is narrower than all breakpoints. */
const devices = [
  { name: 'Small phone', width: 360, height: 740 },
  { name: 'Phone', width: 480, height: 900 },
  { name: 'Large phone', width: 576, height: 1024 },
  { name: 'Tablet', width: 768, height: 1024 },
  { name: 'Large tablet', width: 992, height: 1366 },
  { name: 'Small laptop', width: 1025, height: 640 },
  { name: 'Narrow window', width: 1200, height: 750 },
  { name: 'Laptop', width: 1280, height: 800 },
  { name: 'Wide screen', width: 1680, height: 1050 },
] as const;

/** Each device upright and rotated. */
export const viewports: readonly Viewport[] = devices.flatMap(({ name, width, height }) => [
  { id: `${width}`, name, width, height },
  { id: `${width}-rotated`, name: `${name}, rotated`, width: height, height: width },
]);

/** Pixels around and between frames, and above them for their captions, as in `canvas.css`. */
const frameGap = 12;
const captionHeight = 32;

/** A page scaled below this is not readable. */
const readableScale = 0.7;
const minScale = 0.22;

/** The height of the frames in the strip, in pixels. */
export const stripHeight = 120;

/** The scale of the large frame in a canvas: it fits, unless it would be too small to read. At most 1. */
export function scaleToFit(viewport: Size, canvas: Size): number {
  const width = Math.min(1, (canvas.width - 2 * frameGap) / viewport.width);
  const height = (canvas.height - captionHeight - frameGap) / viewport.height;
  return Math.max(minScale, Math.min(width, Math.max(height, readableScale)));
}

export const scaleInStrip = (viewport: Size): number => stripHeight / viewport.height;
