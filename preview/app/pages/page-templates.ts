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
    name: 'A page to read',
    description: 'A line that carries it, words, a picture with words, and where to go from there.',
    tiles: [example('hero', { height: 'half' }), example('text'), example('image-text'), example('call-to-action')],
  },
  {
    id: 'campaign',
    name: 'A campaign',
    description: 'A hero over the whole screen, what is offered, three cards, and a table to book.',
    tiles: [example('hero'), example('promotions'), example('card-grid'), example('call-to-action')],
  },
  {
    id: 'questions',
    name: 'Questions and answers',
    description: 'A few words, the questions, and the form for those that are left.',
    tiles: [example('text'), example('accordion'), example('contact-form')],
  },
  { id: 'empty', name: 'An empty page', description: 'Nothing yet.', tiles: [] },
];
