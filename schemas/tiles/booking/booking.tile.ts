import { optional } from '#schemas/content/field/field.ts';
import { media } from '#schemas/content/media/media.ts';
import { showParameter } from '#schemas/content/page/shown-entries.ts';
import { headingFields } from '#schemas/content/tile/heading-fields.ts';
import type { NeedOf, NeedsContext } from '#schemas/content/tile/need.ts';
import { choiceNames } from '#schemas/domain/booking/booking-choice.ts';
import { repeatParameter, resultParameter } from '#schemas/domain/booking/repeat-key.ts';
import { defineTile } from '../define-tile.ts';
import { bookingExamples } from './booking.examples.ts';

export const booking = defineTile({
  type: 'booking',
  version: 1,
  title: 'Booking',
  description:
    'Table booking, next to a video or a picture. Its key is usually “booking”, because other pages link to that.',
  showsVideo: true,
  fields: {
    ...headingFields('A few large words.'),
    image: optional(media),
  },
  parameters: [...choiceNames, repeatParameter, resultParameter, 'near', showParameter],
  needs: (_, context) => ({
    restaurants: { source: 'restaurants', optional: true },
    thirdParties: { source: 'thirdParties', optional: true },
    ...journeyNeeds(context),
  }),
  examples: bookingExamples,
});

interface JourneyNeeds {
  readonly facts?: NeedOf<'bookingFacts'> & { readonly optional: true };
  readonly places?: NeedOf<'tablePlaces'> & { readonly optional: true };
}

/** Within a booking journey: the booking system's data for the choice, or the restaurants to choose from. */
function journeyNeeds({ restaurant, booking: journey, near = '' }: NeedsContext): JourneyNeeds {
  if (!journey) return {};
  if (!restaurant) return { places: { source: 'tablePlaces', near, choice: journey.choice, optional: true } };
  return { facts: { source: 'bookingFacts', storeId: restaurant.storeId, ...journey, optional: true } };
}
