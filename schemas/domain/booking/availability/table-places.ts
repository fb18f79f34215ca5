import type { StoreAvailability } from '#schemas/api/booking/booking-times.ts';
import type { NearRestaurant } from '#schemas/domain/restaurant/nearest-restaurants.ts';
import type { BookingAnswer } from './booking-facts.ts';

/** The restaurants among which a party chooses, the nearest first, and which of them have a table. */
export interface TablePlaces {
  /** The place that was found; absent if no place matches the text. */
  readonly label?: string | undefined;
  readonly restaurants: readonly NearRestaurant[];
  /** Which have a table, by store id; where that cannot be known, why. Absent until day and party are known. */
  readonly tables?: BookingAnswer<readonly StoreAvailability[]> | undefined;
}
