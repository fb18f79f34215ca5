import type { Restaurant } from './restaurant.ts';

/** A restaurant by its slug in any case, or its store id. */
export const findRestaurant = <Found extends Pick<Restaurant, 'slug' | 'storeId'>>(
  all: readonly Found[],
  id: string,
): Found | undefined => {
  const word = id.toLowerCase();
  return all.find(({ slug, storeId }) => slug.toLowerCase() === word || storeId === id);
};
