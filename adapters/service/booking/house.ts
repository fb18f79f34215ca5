import { type BookingRules, bookingRules } from '#schemas/booking-rules/booking-rules.ts';
import { type Restaurant, restaurant } from '#schemas/restaurant/restaurant.ts';
import type { Connection } from '../database/tables.ts';
import { readContent } from '../store/contents.ts';

/** A restaurant as bookings see it: when it is open, and how its tables are had. */
export interface House {
  readonly restaurant: Restaurant;
  /** Undefined: its tables are not booked here. */
  readonly rules: BookingRules | undefined;
}

interface Kept {
  readonly texts: string;
  readonly house: House;
}

/** Reads houses. What was read is parsed again only when its text has changed. */
export interface Houses {
  /** Undefined: there is no such restaurant. */
  read(connection: Connection, storeId: string): Promise<House | undefined>;
}

/** Most houses kept parsed. */
const mostKept = 500;

export function createHouses(): Houses {
  const kept = new Map<string, Kept>();
  return {
    async read(connection, storeId) {
      const [about, rules] = [
        await readContent(connection, 'restaurants', storeId),
        await readContent(connection, 'booking-rules', storeId),
      ];
      if (about === undefined) return undefined;
      const texts = `${about}\n${rules}`;
      const known = kept.get(storeId);
      if (known?.texts === texts) return known.house;
      const house = {
        restaurant: restaurant.parse(JSON.parse(about)),
        rules: rules === undefined ? undefined : bookingRules.parse(JSON.parse(rules)),
      };
      if (kept.size >= mostKept) kept.clear();
      kept.set(storeId, { texts, house });
      return house;
    },
  };
}
