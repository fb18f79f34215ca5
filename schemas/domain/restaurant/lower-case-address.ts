import type { Restaurant } from './restaurant.ts';

/** A restaurant with slug and city in lower case, as all addresses of the site have them. */
export const lowerCaseAddress = (restaurant: Restaurant): Restaurant => ({
  ...restaurant,
  slug: restaurant.slug.toLowerCase(),
  city: restaurant.city?.toLowerCase(),
});
