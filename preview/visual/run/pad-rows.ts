import type { Bitmap } from '../image/bitmap.ts';

/** Fills the rows that an image does not have. No design uses this colour over a whole row. */
const filler = [208, 208, 208] as const;

/** The image with plain rows where `rows` has no index. */
export function padRows(bitmap: Bitmap, rows: readonly (number | undefined)[]): Bitmap {
  const stride = bitmap.width * 3;
  const pixels = new Uint8Array(rows.length * stride).map((_, at) => filler[at % 3] ?? 0);
  for (const [row, source] of rows.entries())
    if (source !== undefined) pixels.set(bitmap.pixels.subarray(source * stride, (source + 1) * stride), row * stride);
  return { ...bitmap, height: rows.length, pixels };
}
