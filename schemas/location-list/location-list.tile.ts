import { choice, flag, optionalText } from '../field/field.ts';
import { defineTile } from '../tile/define-tile.ts';
import { locationListExamples } from './location-list.examples.ts';

export const locationList = defineTile({
  type: 'location-list',
  version: 1,
  title: 'Restaurants',
  description: 'All restaurants by city, or those of the city whose page it is: address, hours, phone and links.',
  fields: {
    heading: optionalText('Heading', 'Stands over the restaurants.', 90),
    text: optionalText('Text', 'One or two sentences below the heading.', 260),
    form: choice('Form', 'A card for each restaurant, or a short index of names whose search opens the finder.', [
      'full',
      'index',
    ]),
    near: flag('Search', 'Whether restaurants can be looked for by name, city or postcode.', true),
  },
  needs: (_, { city }) => ({ restaurants: { source: 'restaurants', city } }),
  examples: locationListExamples,
});
