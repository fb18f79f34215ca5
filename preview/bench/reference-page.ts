import type { RawTile } from '#schemas/content/tile/define-tile.ts';
import { tiles } from '#schemas/tiles/tiles.generated.ts';

/** The tile types of the reference page, in order: those that need no data and no script. */
const kinds = [
  'hero',
  'text',
  'image-text',
  'card-grid',
  'promotions',
  'text',
  'accordion',
  'call-to-action',
  'image-text',
  'divider',
] as const;

/**
 * A page of `count` tiles made from the examples of the tile types, as the content service would send it. With 40 tiles
 * it has about 65 kB of markup; the whole document with header and footer has more.
 */
export function referencePage(
  count: number,
  { id = 'reference', title = 'Reference' } = {},
): { id: string; title: string; tiles: RawTile[] } {
  return {
    id,
    title,
    tiles: Array.from({ length: count }, (_, index) => referenceTile(index)),
  };
}

function referenceTile(index: number): RawTile {
  const { type, examples } = tiles[kinds[index % kinds.length] ?? 'text'];
  return { type, ...examples.plain, key: `tile-${index}` };
}
