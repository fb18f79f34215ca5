import type { StoreAvailability } from '#schemas/api/booking/booking-times.ts';
import type { NearRestaurant } from '#schemas/domain/restaurant/nearest-restaurants.ts';
import type { BookingAnswer } from './booking-facts.ts';

/** The restaurants to choose from, the nearest first, and which of them have a table. */
export interface TablePlaces {
  /** The place that was found; absent if no place matches the text. */
  readonly label?: string | undefined;
  readonly restaurants: readonly NearRestaurant[];
  /** The availability of each restaurant, or the error message. Absent until day and party are known. */
  readonly tables?: BookingAnswer<readonly StoreAvailability[]> | undefined;
}
