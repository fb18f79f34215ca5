import type { Connection } from '#adapters/service/database/tables.ts';
import { type BookingRules, bookingRules } from '#schemas/domain/booking/rules/booking-rules.ts';
import { type Restaurant, restaurant } from '#schemas/domain/restaurant/restaurant.ts';

/** A restaurant with its booking rules. */
export interface BookableRestaurant {
  readonly restaurant: Restaurant;
  /** Undefined if it takes no bookings here. */
  readonly rules: BookingRules | undefined;
}

interface CacheEntry {
  readonly source: string;
  readonly bookable: BookableRestaurant;
}

/** Reads restaurants with their booking rules. Parsed values are cached until their JSON changes. */
export interface BookableRestaurants {
  /** Undefined if there is no such restaurant. */
  read(connection: Connection, storeId: string): Promise<BookableRestaurant | undefined>;
  /** Reads several restaurants, keyed by store id. Unknown ones are missing from the map. */
  readAll(connection: Connection, storeIds: readonly string[]): Promise<ReadonlyMap<string, BookableRestaurant>>;
}

/** Largest number of cached restaurants. */
const maximumCached = 500;

export function createBookableRestaurants(): BookableRestaurants {
  const cache = new Map<string, CacheEntry>();
  function parseCached(storeId: string, about: string, rules: string | null): BookableRestaurant {
    const source = `${about}\n${rules}`;
    const entry = cache.get(storeId);
    if (entry?.source === source) return entry.bookable;
    const bookable = {
      restaurant: restaurant.parse(JSON.parse(about)),
      rules: rules === null ? undefined : bookingRules.parse(JSON.parse(rules)),
    };
    if (cache.size >= maximumCached) cache.clear();
    cache.set(storeId, { source, bookable });
    return bookable;
  }

  async function readAll(
    connection: Connection,
    storeIds: readonly string[],
  ): Promise<ReadonlyMap<string, BookableRestaurant>> {
    const rows = await connection
      .selectFrom('restaurants')
      .leftJoin('booking_rules', 'booking_rules.id', 'restaurants.id')
      .select(['restaurants.id', 'restaurants.content as about', 'booking_rules.content as rules'])
      .where('restaurants.id', 'in', storeIds)
      .execute();
    return new Map(rows.map(({ id, about, rules }) => [id, parseCached(id, about, rules)]));
  }

  return { readAll, read: async (connection, storeId) => (await readAll(connection, [storeId])).get(storeId) };
}
