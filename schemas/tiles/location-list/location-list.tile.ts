import { choice, flag } from '#schemas/content/field/field.ts';
import { showParameter } from '#schemas/content/page/shown-entries.ts';
import { headingFields } from '#schemas/content/tile/heading-fields.ts';
import { visitParameters } from '#schemas/domain/restaurant/visit-time.ts';
import { defineTile } from '../define-tile.ts';
import { locationListExamples } from './location-list.examples.ts';

export const locationList = defineTile({
  type: 'location-list',
  version: 1,
  title: 'Restaurants',
  description: 'All restaurants by city, or those of the page’s city: address, hours, phone and links.',
  fields: {
    ...headingFields('The heading above the restaurants.'),
    form: choice(
      'List style',
      'A card for each restaurant; a short list of names with a search that opens the finder; or a street of all fronts, lit while a restaurant is open.',
      ['full', 'index', 'street'],
    ),
    near: flag('Search', 'Whether visitors can search by name, city or postcode.', true),
  },
  parameters: ['near', ...visitParameters, showParameter],
  needs: (_, { city }) => ({ restaurants: { source: 'restaurants', city } }),
  examples: locationListExamples,
});
