import type { DelimitedRow } from '../paste/parse-delimited.ts';

/**
 * Separates the rows that have more cells than the header. Which of their cells is the extra one is unknown, so a value
 * may be in the wrong column: an allergen, for example.
 */
export function splitTooLong(headings: readonly string[], rows: readonly DelimitedRow[]) {
  const width = headings.findLastIndex((heading) => heading.trim() !== '') + 1;
  const isTooLong = ({ cells }: DelimitedRow): boolean =>
    cells.length > headings.length || cells.slice(width).some((cell) => cell.trim() !== '');
  return { lines: rows.filter((row) => !isTooLong(row)), tooLong: rows.filter(isTooLong), width };
}

/** “Line 7 has 12 cells, the header has 11. A price with a comma needs quotes: "9,30".” */
export const describeTooLong = ({ cells, line }: DelimitedRow, width: number): string =>
  `Line ${line} has ${cells.length} cells, the header has ${width}. A price with a comma needs quotes: "9,30".`;
