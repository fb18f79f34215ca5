import { bookingCode } from '#schemas/domain/booking/booking-message.ts';
import type { BookableRestaurant } from './bookable-restaurant.ts';
import { findTablesOn, occasionsAt, openDay, type Terms } from './find-tables.ts';
import { isUnbookable, type Party, type Unbookable } from './party-rules.ts';
import type { TakenSeats } from './seating.ts';

/** The times at which a restaurant can take a party at once, whatever the occasion; or why it cannot. */
export function timesForParty(
  bookable: BookableRestaurant,
  { party, date }: { readonly party: Party; readonly date: string },
  taken: TakenSeats,
  terms: Terms,
): readonly string[] | Unbookable {
  const day = openDay(bookable, date, terms);
  if (isUnbookable(day)) return day;
  if (day.tables.length === 0) return { code: bookingCode.notAtThisTime };
  const found = occasionsAt(day.rules, day.tables).map(({ id }) =>
    findTablesOn(day, { occasionId: id, party }, taken, terms.maxCovers),
  );
  const tables = found.flatMap((each) => (isUnbookable(each) ? [] : each));
  if (tables.length === 0) return { code: bookingCode.tooMany };
  const free = tables.filter(({ available, byEnquiry }) => available && !byEnquiry).map(({ table }) => table.time);
  if (free.length > 0) return [...new Set(free)].sort();
  return { code: tables.some(({ byEnquiry }) => byEnquiry) ? bookingCode.notOnlineNow : bookingCode.notAtThisTime };
}
