import { HttpError } from '#adapters/service/http/response.ts';
import type { Service } from '#adapters/service/service.ts';
import { wireDate } from '#schemas/api/wire.ts';
import type { BookableRestaurant } from './bookable-restaurant.ts';
import type { BookingContext } from './find-tables.ts';

/** The restaurant of a request. Throws an `HttpError` with status 404 if it does not exist. */
export async function readBookableRestaurant(
  { bookableRestaurants, database }: Service,
  storeId: string,
): Promise<BookableRestaurant> {
  const bookable = await bookableRestaurants.read(database, storeId);
  if (!bookable) throw new HttpError(404, 'There is no such restaurant.');
  return bookable;
}

/** The context of a request: the current time, and settings of the whole chain. */
export const createBookingContext = ({ clock, maxCovers, grid }: Service): BookingContext => ({
  now: clock.now(),
  maxCovers,
  grid,
});

const day = wireDate('A day.');
const maxDays = 31;

/**
 * Parses a comma-separated list of at most 31 dates and removes duplicates. Throws an `HttpError` with status 400 if the
 * list is invalid.
 */
export function parseDates(text: string): readonly [string, ...string[]] {
  const days = [...new Set(text.split(',').map((each) => each.trim()))].sort();
  const [first, ...others] = days;
  if (first === undefined || days.length > maxDays || days.some((each) => !day.safeParse(each).success))
    throw new HttpError(400, `Enter at most ${maxDays} dates like 2026-12-24, separated by commas.`);
  return [first, ...others];
}
