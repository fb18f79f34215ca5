import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import { defineSource } from './define-source.ts';
import { exampleRestaurants } from './examples/restaurants.ts';

/** All restaurants, or those of a city. */
export const restaurantsSource = defineSource<
  'restaurants',
  { readonly city?: string | undefined },
  readonly Restaurant[]
>({
  name: 'restaurants',
  example: exampleRestaurants,
  async load({ city }, { source }) {
    const all = await source.restaurants();
    return city ? all.filter((restaurant) => restaurant.city === city) : all;
  },
});
