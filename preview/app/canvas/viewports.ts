/** A window as visitors have it, in CSS pixels. */
export interface Viewport {
  readonly id: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** One device for each width at which pages are laid out anew, the widths between, and one that is narrower than all. */
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

/** Each device as it is held, and turned. */
export const viewports: readonly Viewport[] = devices.flatMap(({ name, width, height }) => [
  { id: `${width}`, name, width, height },
  { id: `${width}-turned`, name: `${name}, turned`, width: height, height: width },
]);

export const defaultViewports: readonly string[] = ['360', '1280'];

/** Pixels between frames, and round them, as in `canvas.css`. */
const frameGap = 20;

/** A window that is smaller than this cannot be read. */
const leastScale = 0.22;

/** How much viewports are made smaller so that they fit side by side into `width` pixels; never larger than life. */
export function scaleToFit(shown: readonly Viewport[], width: number): number {
  const wanted = shown.reduce((sum, viewport) => sum + viewport.width, 0);
  const free = width - frameGap * (shown.length + 1);
  return Math.min(1, Math.max(leastScale, wanted === 0 ? 1 : free / wanted));
}
