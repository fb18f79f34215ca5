import { optional } from '../field/field.ts';
import { media } from '../media/media.ts';
import { defineTile } from '../tile/define-tile.ts';
import { headFields } from '../tile/head-fields.ts';
import { bookingExamples } from './booking.examples.ts';

export const booking = defineTile({
  type: 'booking',
  version: 1,
  title: 'Booking',
  description:
    'The way to a table, beside a film or a picture. Its key is usually “booking”, which other pages link to.',
  fields: {
    ...headFields('A few large words.'),
    image: optional(media),
  },
  needs: (_, { restaurant, booking: journey }) => ({
    restaurants: { source: 'restaurants', optional: true },
    thirdParties: { source: 'thirdParties', optional: true },
    ...(restaurant &&
      journey && {
        facts: { source: 'bookingFacts', storeId: restaurant.storeId, ...journey, optional: true },
      }),
  }),
  examples: bookingExamples,
});
