/** A row of the baseline and the matching row of the current image; undefined if only the other has it. */
export interface AlignedRow {
  readonly before: number | undefined;
  readonly after: number | undefined;
}

export interface Alignment {
  readonly rows: readonly AlignedRow[];
  /** Pixels that differ in the rows that both images have. */
  readonly different: number;
}

/**
 * Aligns the rows of two images of the same width: from the top down to a split, and from there on from the bottom. The
 * rows that only the taller image has are at the split, which is chosen so that the fewest pixels of the other rows
 * differ; ties go to the lowest one. `countRow` counts the pixels in which a row of the baseline differs from a row of
 * the current image.
 */
export function alignRows(
  heightBefore: number,
  heightAfter: number,
  countRow: (before: number, after: number) => number,
): Alignment {
  const common = Math.min(heightBefore, heightAfter);
  const [removed, added] = [heightBefore - common, heightAfter - common];
  const byTop = Array.from({ length: common }, (_, row) => countRow(row, row));
  let different = byTop.reduce((sum, count) => sum + count, 0);
  let split = common;
  for (let row = common - 1, sum = different; row >= 0 && removed + added > 0; row -= 1) {
    sum += countRow(row + removed, row + added) - (byTop[row] ?? 0);
    if (sum < different) [different, split] = [sum, row];
  }
  const pair = (from: number, to: number, shiftBefore: number, shiftAfter: number): AlignedRow[] =>
    Array.from({ length: to - from }, (_, at) => ({ before: from + at + shiftBefore, after: from + at + shiftAfter }));
  return {
    rows: [
      ...pair(0, split, 0, 0),
      ...Array.from({ length: removed }, (_, at) => ({ before: split + at, after: undefined })),
      ...Array.from({ length: added }, (_, at) => ({ before: undefined, after: split + at })),
      ...pair(split, common, removed, added),
    ],
    different,
  };
}
