import type { RawTile } from '#schemas/content/tile/define-tile.ts';
import { createStartingTile } from '../../fields/create-starting-tile.ts';
import type { PageTemplateId } from './page-templates.ts';

const tilesByTemplate: ReadonlyMap<string, readonly RawTile[]> = new Map(
  Object.entries({
    content: [
      { ...createStartingTile('hero'), height: 'half' },
      createStartingTile('text'),
      createStartingTile('image-text'),
      createStartingTile('call-to-action'),
    ],
    campaign: [
      createStartingTile('hero'),
      createStartingTile('promotions'),
      createStartingTile('card-grid'),
      createStartingTile('call-to-action'),
    ],
    questions: [createStartingTile('text'), createStartingTile('accordion'), createStartingTile('contact-form')],
    empty: [],
  } satisfies Record<PageTemplateId, readonly RawTile[]>),
);

/** The first tiles of a page that starts with this template; none for an unknown template. */
export const templateTiles = (template: string): readonly RawTile[] => tilesByTemplate.get(template) ?? [];
