import { type AlignedRow, alignRows } from './align-rows.ts';
import { type Bitmap, quantize } from './bitmap.ts';

/** The largest difference between two renderings of the same slanted edge, in 256ths of a colour. */
const antiAliasingTolerance = 8;

export interface Difference {
  /** Pixels that differ, including those of rows that only one image has. */
  readonly pixels: number;
  /** By how many pixels the image is taller than its baseline; negative if it is shorter. */
  readonly taller: number;
  /**
   * The current image, faded, with the pixels that differ in red. Rows that only one image has are tinted; removed rows
   * are shown in their old position.
   */
  readonly diff: Bitmap;
  /** The rows of the two images that each row of `diff` compares; empty if the widths differ. */
  readonly rows: readonly AlignedRow[];
}

const red = [214, 0, 46] as const;
const pale = (value: number): number => 255 - (255 - value) / 4;
const tint = (value: number, channel: number): number => (value + (red[channel] ?? 0)) / 2;

/** Compares a pixel of the baseline with one of the image, by the positions of their first bytes. */
function createPixelTest(baseline: Bitmap, now: Bitmap): (one: number, other: number) => boolean {
  const { bits } = baseline;
  const quantized = Uint8Array.from({ length: 256 }, (_, value) => quantize(value, bits));
  const tolerance = 255 / ((1 << bits) - 1) / 2 + antiAliasingTolerance;
  return (one, other) => {
    for (let channel = 0; channel < 3; channel += 1) {
      const [before = 0, after = 0] = [baseline.pixels[one + channel], now.pixels[other + channel]];
      if (before !== quantized[after] && Math.abs(before - after) > tolerance) return true;
    }
    return false;
  };
}

/**
 * Compares an image with its baseline. A pixel differs if a colour is further off than the precision of the baseline
 * plus a small tolerance; one such pixel is a difference. If the heights differ, the rows are aligned first. Images of
 * different width differ in all pixels. Undefined if there is no difference.
 */
export function compareBitmaps(baseline: Bitmap, now: Bitmap): Difference | undefined {
  const taller = now.height - baseline.height;
  if (baseline.width !== now.width) {
    const pixels = Math.max(now.width * now.height, baseline.width * baseline.height);
    return { pixels, taller, diff: { ...now, pixels: now.pixels.map(pale) }, rows: [] };
  }
  const { width } = now;
  const stride = width * 3;
  const differs = createPixelTest(baseline, now);
  const countRow = (one: number, other: number): number => {
    let count = 0;
    for (let at = 0; at < stride; at += 3) if (differs(one * stride + at, other * stride + at)) count += 1;
    return count;
  };
  const { rows, different } = alignRows(baseline.height, now.height, countRow);
  const pixels = different + Math.abs(taller) * width;
  if (pixels === 0) return undefined;
  const diff = new Uint8Array(rows.length * stride);
  for (const [row, { before, after }] of rows.entries()) {
    const [source, from] = after === undefined ? [baseline, before ?? 0] : [now, after];
    const single = before === undefined || after === undefined;
    for (let at = 0; at < stride; at += 3) {
      const colour = source.pixels.subarray(from * stride + at, from * stride + at + 3);
      const marked =
        !single && differs(before * stride + at, after * stride + at) ? red : colour.map(single ? tint : pale);
      diff.set(marked, row * stride + at);
    }
  }
  return { pixels, taller, diff: { ...now, height: rows.length, pixels: diff }, rows };
}
