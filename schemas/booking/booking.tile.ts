import { optional, optionalText } from '../field/field.ts';
import { media } from '../media/media.ts';
import { defineTile } from '../tile/define-tile.ts';
import { bookingExamples } from './booking.examples.ts';

export const booking = defineTile({
  type: 'booking',
  version: 1,
  title: 'Booking',
  description:
    'The way to a table, beside a film or a picture. Its key is usually “booking”, which other pages link to.',
  fields: {
    heading: optionalText('Heading', 'A few large words.', 90),
    text: optionalText('Text', 'One or two sentences below the heading.', 260),
    image: optional(media),
  },
  needs: () => ({ restaurants: { source: 'restaurants', optional: true } }),
  examples: bookingExamples,
});
