import { Refusal } from '#adapters/service/http/answer.ts';
import type { Service } from '#adapters/service/service.ts';
import { wireDate } from '#schemas/api/wire.ts';
import type { BookableRestaurant } from './bookable-restaurant.ts';
import type { Terms } from './find-tables.ts';

/** The restaurant of a call. Throws a `Refusal` of 404 when there is none. */
export async function readBookableRestaurant(
  { bookables, database }: Service,
  storeId: string,
): Promise<BookableRestaurant> {
  const bookable = await bookables.read(database, storeId);
  if (!bookable) throw new Refusal(404, 'There is no such restaurant.');
  return bookable;
}

/** The moment of a call, and what holds for the whole chain. */
export const termsOf = ({ clock, maxCovers, grid }: Service): Terms => ({ now: clock.now(), maxCovers, grid });

const day = wireDate('A day.');
const mostDays = 31;

/** The days of a list parted by commas, each once, at most 31. Throws a `Refusal` of 400 for what is no day. */
export function daysOf(text: string): string[] {
  const days = [...new Set(text.split(',').map((each) => each.trim()))];
  if (days.length > mostDays || days.some((each) => !day.safeParse(each).success))
    throw new Refusal(400, `The dates must be at most ${mostDays} days like 2026-12-24, parted by commas.`);
  return days.sort();
}
