import { findNearestRestaurants } from '#schemas/domain/restaurant/nearest-restaurants.ts';
import { defineSource } from './define-source.ts';
import { exampleRestaurants, marylebone, searchLimits } from './examples/restaurants.ts';
import { findNearby, type Nearby } from './load/find-nearby.ts';

/** The restaurants near a place as a visitor typed it, or near coordinates as `51.51,-0.13`. */
export const nearbySource = defineSource<'nearby', { readonly near: string }, Nearby>({
  name: 'nearby',
  example: {
    place: { label: 'Marylebone', ...marylebone },
    restaurants: findNearestRestaurants(exampleRestaurants, marylebone, searchLimits),
    miles: searchLimits.miles,
    earthRadiusMiles: searchLimits.earthRadiusMiles,
  },
  load: ({ near }, { source, reach }) => findNearby(source, reach, near),
});
