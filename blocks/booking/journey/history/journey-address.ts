import {
  type BookingChoice,
  type BookingStep,
  choiceFields,
  formatChoiceQuery,
  journeyAnchor,
} from '#schemas/domain/booking/booking-choice.ts';
import { repeatParameter } from '#schemas/domain/booking/repeat-key.ts';
import type { JourneyRestaurant } from '../journey-restaurant.ts';

/** The address to which the forms of a booking are sent. The page scrolls to the booking journey again. */
export const journeyAction = ({ path }: Pick<JourneyRestaurant, 'path'>): string => `${path}#${journeyAnchor}`;

/** Returns the address of a step. */
export const stepAddress = (
  { path }: Pick<JourneyRestaurant, 'path'>,
  step: BookingStep,
  choice: BookingChoice,
): string => `${path}${formatChoiceQuery(step, choice)}#${journeyAnchor}`;

/** Returns the address of the details of another table for a slot that may be booked already. */
export const repeatAddress = ({ path }: Pick<JourneyRestaurant, 'path'>, choice: BookingChoice): string =>
  `${path}${formatChoiceQuery('details', choice)}&${repeatParameter}=1#${journeyAnchor}`;

/** Returns the address of a journey with answers. It names no step, so the journey opens at the configured one. */
export const journeyAddress = (slug: string, choice: BookingChoice): string =>
  `/booking/${slug}?${new URLSearchParams(choiceFields(choice).map(([name, value]) => [name, value]))}`;
