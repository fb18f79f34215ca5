import { href } from '#schemas/content/link/href.ts';

/** The address of the allergen guide to which a tile links. */
export const allergenUrl = href('Allergen guide', 'The address of the allergen guide. If empty, /allergens.')
  .nullish()
  .transform((url) => url ?? '/allergens')
  .meta({
    title: 'Allergen guide',
    description: 'The address of the allergen guide. If empty, /allergens.',
    default: '/allergens',
  });
