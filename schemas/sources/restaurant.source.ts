import { findRestaurant } from '#schemas/domain/restaurant/find-restaurant.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { defineSource } from './define-source.ts';
import { soho } from './examples/restaurants.ts';

export const restaurantSource = defineSource<'restaurant', { readonly slug: string }, Restaurant>({
  name: 'restaurant',
  example: soho,
  async load({ slug }, { source }) {
    const entry = findRestaurant(await source.restaurants(), slug);
    return entry && source.completeRestaurant(entry);
  },
});
