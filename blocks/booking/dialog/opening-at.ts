import type { JourneyRestaurant } from '#blocks/booking/journey/journey-restaurant.ts';
import type { BookingChoice } from '#schemas/domain/booking/booking-choice.ts';

/** Day and party are asked once: where both are known, the booking opens at the times. */
export const openingAt = (restaurant: JourneyRestaurant, choice: BookingChoice | undefined): JourneyRestaurant =>
  choice?.date === undefined || choice.adults === undefined || restaurant.options.opensAt !== 'party'
    ? restaurant
    : { ...restaurant, options: { ...restaurant.options, opensAt: 'time' } };
