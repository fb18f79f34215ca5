import { href } from '#schemas/content/link/href.ts';

/** Where a tile sends those who must avoid something. */
export const allergenUrl = href('Allergen guide', 'Where the allergen guide is; /allergens where nothing is given.')
  .nullish()
  .transform((url) => url ?? '/allergens')
  .meta({
    title: 'Allergen guide',
    description: 'Where the allergen guide is; /allergens where nothing is given.',
    default: '/allergens',
  });
