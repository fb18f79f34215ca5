import type { Bitmap } from '../image/bitmap.ts';
import { readPng } from '../image/read-png.ts';
import { writePng } from '../image/write-png.ts';
import type { FailedComparison } from '../run/failed-comparison.ts';
import { padRows } from '../run/pad-rows.ts';

/** An image of the report, as a file in `images/`. */
export interface ReportImage {
  readonly title: 'Baseline' | 'Now' | 'Difference';
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly png: Buffer;
}

export type IllustratedComparison = FailedComparison & { readonly images: readonly ReportImage[] };

/** The images of a comparison. If the heights differ, all of them have the rows of the difference. */
export function reportImages(comparison: FailedComparison): readonly ReportImage[] {
  const image = (title: ReportImage['title'], bitmap: Bitmap, png = writePng(bitmap)): ReportImage => ({
    title,
    file: `${comparison.name}-${title.toLowerCase()}.png`,
    width: bitmap.width,
    height: bitmap.height,
    png,
  });
  const now = readPng(comparison.now);
  if (comparison.kind === 'missing') return [image('Now', now, comparison.now)];
  const baseline = readPng(comparison.baseline);
  const { rows, diff } = comparison.difference;
  const isAligned = rows.length === 0 || baseline.height === now.height;
  const pad = (bitmap: Bitmap, side: 'before' | 'after'): Bitmap =>
    isAligned
      ? bitmap
      : padRows(
          bitmap,
          rows.map((row) => row[side]),
        );
  return [image('Baseline', pad(baseline, 'before')), image('Now', pad(now, 'after')), image('Difference', diff)];
}
