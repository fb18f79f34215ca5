import type { RawTile } from '#schemas/content/tile/define-tile.ts';
import { tiles } from '#schemas/tiles/tiles.generated.ts';

/** The tile types of the reference page: those that need no data and no script, in the order they come. */
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
 * A page of `count` tiles made from the tiles' own examples, as the content service would send it. At 40 tiles it is
 * some 65 kB of markup, and more in the whole document, with header and footer.
 */
export function referencePage(count: number): { id: string; title: string; tiles: RawTile[] } {
  return {
    id: 'reference',
    title: 'Reference',
    tiles: Array.from({ length: count }, (_, index) => referenceTile(index)),
  };
}

function referenceTile(index: number): RawTile {
  const { type, examples } = tiles[kinds[index % kinds.length] ?? 'text'];
  return { type, ...examples.plain, key: `tile-${index}` };
}
