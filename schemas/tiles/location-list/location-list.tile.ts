import { choice, flag } from '#schemas/content/field/field.ts';
import { headingFields } from '#schemas/content/tile/heading-fields.ts';
import { defineTile } from '../define-tile.ts';
import { locationListExamples } from './location-list.examples.ts';

export const locationList = defineTile({
  type: 'location-list',
  version: 1,
  title: 'Restaurants',
  description: 'All restaurants by city, or those of the city whose page it is: address, hours, phone and links.',
  fields: {
    ...headingFields('Stands over the restaurants.'),
    form: choice('List style', 'A card for each restaurant, or a short index of names whose search opens the finder.', [
      'full',
      'index',
    ]),
    near: flag('Search', 'Whether restaurants can be looked for by name, city or postcode.', true),
  },
  needs: (_, { city }) => ({ restaurants: { source: 'restaurants', city } }),
  examples: locationListExamples,
});
