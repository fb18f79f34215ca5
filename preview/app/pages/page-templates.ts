import type { RawTile } from '#schemas/content/tile/define-tile.ts';
import type { TileType } from '#schemas/content/tile/tile.ts';
import { tiles } from '#schemas/tiles/tiles.generated.ts';

/** The starting points of a new page. */
export interface PageTemplate {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly tiles: readonly RawTile[];
}

/** A tile with the content of its example, to be overwritten. */
const example = (type: TileType, more: RawTile = {}): RawTile => ({
  ...structuredClone(tiles[type].examples.plain),
  type,
  key: type,
  ...more,
});

export const pageTemplates: readonly PageTemplate[] = [
  {
    id: 'content',
    name: 'Content page',
    description: 'A hero, text, an image with text, and a call to action.',
    tiles: [example('hero', { height: 'half' }), example('text'), example('image-text'), example('call-to-action')],
  },
  {
    id: 'campaign',
    name: 'Campaign',
    description: 'A full-screen hero, promotions, cards, and a call to action.',
    tiles: [example('hero'), example('promotions'), example('card-grid'), example('call-to-action')],
  },
  {
    id: 'questions',
    name: 'Questions and answers',
    description: 'Text, questions, and a contact form.',
    tiles: [example('text'), example('accordion'), example('contact-form')],
  },
  { id: 'empty', name: 'Empty page', description: 'No tiles.', tiles: [] },
];
