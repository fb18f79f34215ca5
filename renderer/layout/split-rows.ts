import { tilesPerPart } from '#schemas/content/page/page-parts.ts';
import type { Row } from './pack-rows.ts';

/** The parts in which a page is shown. They consist of whole rows, so that no tile is widened at the end of a part. */
export function splitRows(rows: readonly Row[]): readonly (readonly Row[])[] {
  const parts: Row[][] = [];
  let count = 0;
  for (const row of rows) {
    count += row.tiles.length;
    if (parts.length === 0 || count > tilesPerPart) {
      parts.push([]);
      count = row.tiles.length;
    }
    parts.at(-1)?.push(row);
  }
  return parts;
}
