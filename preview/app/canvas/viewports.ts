/** A viewport, in CSS pixels. */
export interface Viewport {
  readonly id: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
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

export const defaultViewports: readonly string[] = ['360', '1280'];

/** Pixels between and around frames, as in `canvas.css`. */
const frameGap = 20;

/** A frame scaled below this is not readable. */
const minScale = 0.22;

/** The scale at which viewports fit side by side into `width` pixels; at most 1. */
export function scaleToFit(visibleViewports: readonly Viewport[], width: number): number {
  const totalWidth = visibleViewports.reduce((sum, viewport) => sum + viewport.width, 0);
  const availableWidth = width - frameGap * (visibleViewports.length + 1);
  return Math.min(1, Math.max(minScale, totalWidth === 0 ? 1 : availableWidth / totalWidth));
}
