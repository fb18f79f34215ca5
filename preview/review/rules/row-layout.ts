import type { PlacedTile } from '#blocks/page-reader.ts';
import { explainRow, layoutText, nearestLayouts, packRows } from '#renderer/layout/pack-rows.ts';
import type { TileWidth } from '#schemas/content/tile/tile-fields.ts';
import type { Fix, Rule } from '../finding.ts';

/** Rows that the chosen widths do not fill. The site widens their tiles; the editor may prefer another layout. */
export const rowLayout: Rule = ({ page }) => {
  const tiles = page?.tiles ?? [];
  return packRows(tiles.map(({ tile }) => tile.width)).flatMap((row) => {
    const message = explainRow(row);
    const placed = row.tiles.flatMap((at) => tiles[at] ?? []);
    const [first] = placed;
    if (message === undefined || !row.widened || !first) return [];
    return [
      {
        code: 'row-not-filled',
        severity: 'warning',
        path: ['tiles', first.index, 'width'],
        tile: { key: first.tile.key, type: first.tile.type },
        message,
        fixes: nearestLayouts(row.widened.requested).flatMap((widths) => withLayout(placed, widths)),
      },
    ];
  });
};

/** A layout with more or fewer tiles than the row has would affect its neighbours. */
function withLayout(placed: readonly PlacedTile[], widths: readonly TileWidth[]): Fix[] {
  if (widths.length !== placed.length) return [];
  const changes = placed.map(({ index }, at) => ({ path: ['tiles', index, 'width'], value: widths[at] }));
  return [{ label: `Set widths to ${layoutText(widths)}`, changes }];
}
