import type { RawTile } from '#schemas/content/tile/define-tile.ts';
import { createStartingTile } from '../fields/create-starting-tile.ts';

/** The starting points of a new page. */
export interface PageTemplate {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly tiles: readonly RawTile[];
}

export const pageTemplates: readonly PageTemplate[] = [
  {
    id: 'content',
    name: 'Content page',
    description: 'A hero, text, an image with text, and a call to action.',
    tiles: [
      { ...createStartingTile('hero'), height: 'half' },
      createStartingTile('text'),
      createStartingTile('image-text'),
      createStartingTile('call-to-action'),
    ],
  },
  {
    id: 'campaign',
    name: 'Campaign',
    description: 'A full-screen hero, promotions, cards, and a call to action.',
    tiles: [
      createStartingTile('hero'),
      createStartingTile('promotions'),
      createStartingTile('card-grid'),
      createStartingTile('call-to-action'),
    ],
  },
  {
    id: 'questions',
    name: 'Questions and answers',
    description: 'Text, questions, and a contact form.',
    tiles: [createStartingTile('text'), createStartingTile('accordion'), createStartingTile('contact-form')],
  },
  { id: 'empty', name: 'Empty page', description: 'No tiles.', tiles: [] },
];
