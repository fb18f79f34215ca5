/** The shapes of crops: width divided by height. */
export const shapes = [
  ['Square', 1],
  ['Landscape, 3:2', 3 / 2],
  ['Wide, 16:9', 16 / 9],
  ['Portrait, 4:5', 4 / 5],
] as const;

/** The name of the shape of an image: “square”, “wide, 16:9”, or “landscape” if its sides have another ratio. */
export function shapeOf({ width, height }: { readonly width: number; readonly height: number }): string {
  const ratio = width / height;
  // Sides are whole pixels, so a small image has its ratio only nearly.
  const known = shapes.find(([, each]) => Math.abs(ratio - each) < 0.01);
  return (known?.[0] ?? (ratio > 1 ? 'Landscape' : 'Portrait')).toLowerCase();
}
