/** A picture without transparency: three bytes for each pixel, red, green, blue, row by row. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
  /** How many bits of each colour are kept, 1 to 8. */
  readonly bits: number;
}

/** The nearest of the values that so many bits can tell apart, as one of 256. */
export function keepBits(value: number, bits: number): number {
  const most = (1 << bits) - 1;
  return Math.round((Math.round((value * most) / 255) * 255) / most);
}
