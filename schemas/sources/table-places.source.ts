import type { BookingQueries } from '#schemas/domain/booking/availability/booking-facts.ts';
import type { TablePlaces } from '#schemas/domain/booking/availability/table-places.ts';
import type { BookingChoice } from '#schemas/domain/booking/booking-choice.ts';
import type { NearRestaurant } from '#schemas/domain/restaurant/nearest-restaurants.ts';
import { defineSource } from './define-source.ts';
import { findNearby } from './load/find-nearby.ts';

interface TablePlacesParams {
  readonly near: string;
  readonly choice: BookingChoice;
}

/** The restaurants near a place that can seat a party on a day. Never cached for other visitors. */
export const tablePlacesSource = defineSource<'tablePlaces', TablePlacesParams, TablePlaces>({
  name: 'tablePlaces',
  example: { restaurants: [] },
  async load({ near, choice }, { source, booking, reach }) {
    if (near.trim() === '') return { restaurants: [] };
    const { place, restaurants } = await findNearby(source, reach, near, ({ onlineBooking }) => onlineBooking);
    return { label: place?.label, restaurants, tables: await findTables(booking, restaurants, choice) };
  },
});

/** Which restaurants have a table for a party; undefined until date and party size are known. */
async function findTables(
  booking: BookingQueries,
  restaurants: readonly NearRestaurant[],
  { date, adults, children = 0 }: BookingChoice,
): Promise<TablePlaces['tables']> {
  if (date === undefined || adults === undefined || restaurants.length === 0) return undefined;
  const stores = restaurants.map(({ storeId, distance }) => ({ storeId, miles: distance.milesValue }));
  return booking.availability({ stores, date, adultCovers: adults, childrenCovers: children });
}
