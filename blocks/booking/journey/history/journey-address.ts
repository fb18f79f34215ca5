import { type BookingChoice, type BookingStep, choiceSearch } from '#schemas/domain/booking/booking-choice.ts';
import type { JourneyRestaurant } from '../journey-restaurant.ts';

/** The journey's own anchor. With a dot, which no tile's key has. */
export const journeyAnchor = 'booking.journey';

/** Where a form of the journey is sent: the page opens at the journey again. */
export const journeyAction = ({ path }: Pick<JourneyRestaurant, 'path'>): string => `${path}#${journeyAnchor}`;

/** The address of a step. */
export const stepAddress = (
  { path }: Pick<JourneyRestaurant, 'path'>,
  step: BookingStep,
  choice: BookingChoice,
): string => `${path}${choiceSearch(step, choice)}#${journeyAnchor}`;
