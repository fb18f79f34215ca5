import type { Connection } from '#adapters/service/database/tables.ts';
import { type BookingRules, bookingRules } from '#schemas/domain/booking/rules/booking-rules.ts';
import { type Restaurant, restaurant } from '#schemas/domain/restaurant/restaurant.ts';

/** A restaurant as bookings see it: when it is open, and how its tables are had. */
export interface BookableRestaurant {
  readonly restaurant: Restaurant;
  /** Undefined: its tables are not booked here. */
  readonly rules: BookingRules | undefined;
}

interface Kept {
  readonly texts: string;
  readonly bookable: BookableRestaurant;
}

/** Reads houses. What was read is parsed again only when its text has changed. */
export interface BookableRestaurants {
  /** Undefined: there is no such restaurant. */
  read(connection: Connection, storeId: string): Promise<BookableRestaurant | undefined>;
  /** Several at once, by store number; those that do not exist are left out. */
  readAll(connection: Connection, storeIds: readonly string[]): Promise<ReadonlyMap<string, BookableRestaurant>>;
}

/** Most houses kept parsed. */
const maximumCached = 500;

export function createBookableRestaurants(): BookableRestaurants {
  const kept = new Map<string, Kept>();
  function parsed(storeId: string, about: string, rules: string | null): BookableRestaurant {
    const texts = `${about}\n${rules}`;
    const known = kept.get(storeId);
    if (known?.texts === texts) return known.bookable;
    const bookable = {
      restaurant: restaurant.parse(JSON.parse(about)),
      rules: rules === null ? undefined : bookingRules.parse(JSON.parse(rules)),
    };
    if (kept.size >= maximumCached) kept.clear();
    kept.set(storeId, { texts, bookable });
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
    return new Map(rows.map(({ id, about, rules }) => [id, parsed(id, about, rules)]));
  }

  return { readAll, read: async (connection, storeId) => (await readAll(connection, [storeId])).get(storeId) };
}
