import { optional } from '#schemas/content/field/field.ts';
import { link } from '#schemas/content/link/link.ts';
import { media } from '#schemas/content/media/media.ts';
import { headingFields } from '#schemas/content/tile/heading-fields.ts';
import type { NeedOf } from '#schemas/content/tile/need.ts';
import { allergenUrl } from '#schemas/domain/menu/allergen-url.ts';
import { defineTile } from '../define-tile.ts';
import { clickAndCollectExamples } from './click-and-collect.examples.ts';

type CollectNeeds = { readonly restaurant: NeedOf<'restaurant'> & { readonly optional: true } } | Record<never, never>;

export const clickAndCollect = defineTile({
  type: 'click-and-collect',
  version: 1,
  title: 'Click and collect',
  description: 'A band with links to the order site and the allergen guide.',
  showsVideo: true,
  fields: {
    ...headingFields('A few large words.'),
    image: optional(media),
    link: optional(link),
    allergenUrl,
  },
  needs: (_, { restaurant }): CollectNeeds =>
    restaurant ? { restaurant: { source: 'restaurant', slug: restaurant.slug, optional: true } } : {},
  examples: clickAndCollectExamples,
});
