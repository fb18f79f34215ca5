/** An image without transparency: three bytes per pixel, red, green, blue, row by row. */
export interface Bitmap {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
  /** How many bits of each colour are stored, 1 to 8. */
  readonly bits: number;
}

/** Rounds a colour value to the nearest one that can be stored in so many bits. */
export function quantize(value: number, bits: number): number {
  const max = (1 << bits) - 1;
  return Math.round((Math.round((value * max) / 255) * 255) / max);
}
