import { packRows, type Row, widthNames } from '#renderer/layout/pack-rows.ts';
import { splitRows } from '#renderer/layout/split-rows.ts';
import type { RawTile } from '#schemas/content/tile/define-tile.ts';
import { type TileWidth, tileWidths } from '#schemas/content/tile/tile-fields.ts';
import { nameOf, type PageContent } from './page-content.ts';

const isWidth = (value: unknown): value is TileWidth => tileWidths.some((width) => width === value);

/** The width set on a tile, or the schema's default if it is missing or invalid. */
export const widthOf = ({ width }: RawTile): TileWidth => (isWidth(width) ? width : 'full');

/** The rows of a page as the site packs them, from 768 px up. */
export const layoutOf = ({ tiles }: PageContent): Row[] => packRows(tiles.map(widthOf));

/** The rows with which a part of a very long page starts, but for the first part: the number of the part by the row’s position. */
export function listPartStarts(rows: readonly Row[]): ReadonlyMap<number, number> {
  const starts = new Map<number, number>();
  let at = 0;
  for (const [index, part] of splitRows(rows).entries()) {
    if (index > 0) starts.set(at, index + 1);
    at += part.length;
  }
  return starts;
}

/**
 * Describes the placement of a tile at each breakpoint for screen readers: “Row 2 of 5, two-thirds, beside Text. On
 * phones after Hero.”
 */
export function describePlacement(page: PageContent, at: number): string {
  const rows = layoutOf(page);
  const number = rows.findIndex(({ tiles }) => tiles.includes(at));
  const row = rows[number];
  if (!row) return '';
  const span = row.spans[row.tiles.indexOf(at)] ?? 6;
  const beside = row.tiles.filter((other) => other !== at).map((other) => nameOf(page.tiles[other] ?? {}));
  const before = page.tiles[at - 1];
  const phone = before ? `On phones after ${nameOf(before)}.` : 'On phones the first.';
  const widened = row.widened ? ', wider than it asks because its row would not fill' : '';
  const neighbours = beside.length > 0 ? `, beside ${beside.join(' and ')}` : '';
  return `Row ${number + 1} of ${rows.length}, ${widthNames[span]}${widened}${neighbours}. ${phone}`;
}
