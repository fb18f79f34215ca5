import { choice, contentId, optional, optionalText } from '#schemas/content/field/field.ts';
import { href } from '#schemas/content/link/href.ts';
import { allergenUrl } from '#schemas/domain/menu/allergen-url.ts';
import { defineTile } from '../define-tile.ts';
import { restaurantDetailsExamples } from './restaurant-details.examples.ts';

export const restaurantDetails = defineTile({
  type: 'restaurant-details',
  version: 1,
  title: 'Restaurant',
  description: 'Everything about one restaurant: what it is like, hours, address, contact, menus, amenities, awards.',
  hasHeading: true,
  showsVideo: true,
  fields: {
    heading: optionalText('Heading', 'Replaces the restaurant’s name.', 90),
    restaurantSlug: optional(
      contentId('Restaurant', 'The restaurant to show. If empty, the restaurant of the page.', 'restaurant'),
    ),
    finderUrl: optional(href('Other restaurants', 'The address of the restaurant finder. If empty, /find-us.')),
    allergenUrl,
    heroTiles: choice(
      'Hero tiles',
      'Where the restaurant’s own hero tiles are shown on its page: above this tile, or below it, so that the page begins with the front.',
      ['above', 'below'],
    ),
  },
  needs: ({ restaurantSlug }, { restaurant }) => {
    const targetSlug = restaurantSlug ?? restaurant?.slug ?? '';
    return {
      restaurant: { source: 'restaurant', slug: targetSlug },
      menus: { source: 'menus', restaurant: targetSlug, optional: true },
    };
  },
  examples: restaurantDetailsExamples,
});
