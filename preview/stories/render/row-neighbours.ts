import type { RawTile } from '#schemas/content/tile/define-tile.ts';
import type { TileWidth } from '#schemas/content/tile/tile-fields.ts';

/** The width that fills the row beside a tile. Without a neighbour the tile would be widened. */
const remainders: Readonly<Record<TileWidth, TileWidth | undefined>> = {
  full: undefined,
  'two-thirds': 'third',
  half: 'half',
  third: 'two-thirds',
};

const neighbour = {
  type: 'text',
  key: 'beside',
  heading: 'Beside it',
  body: '<p>Rice, soup and tea stand next to whatever is ordered.</p>',
  backgroundColor: 'white',
};

/** The tiles that share a row with a tile of this width. */
export function rowNeighbours(width: TileWidth): readonly RawTile[] {
  const rest = remainders[width];
  return rest ? [{ ...neighbour, width: rest }] : [];
}
