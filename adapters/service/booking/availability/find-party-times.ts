import { bookingCode } from '#schemas/domain/booking/booking-message.ts';
import type { BookableRestaurant } from './bookable-restaurant.ts';
import { type BookingContext, filterOccasions, findOpenDay, findTablesOn } from './find-tables.ts';
import { type BookingRejection, isBookingRejection, type Party } from './party-rules.ts';
import type { TakenSeats } from './stay.ts';

/** Times at which a restaurant can seat a party at once, for any occasion; or why it cannot. */
export function findPartyTimes(
  bookable: BookableRestaurant,
  { party, date }: { readonly party: Party; readonly date: string },
  taken: TakenSeats,
  context: BookingContext,
): readonly string[] | BookingRejection {
  const day = findOpenDay(bookable, date, context);
  if (isBookingRejection(day)) return day;
  if (day.tables.length === 0) return { code: bookingCode.notAtThisTime };
  const found = filterOccasions(day.rules, day.tables).map(({ id }) =>
    findTablesOn(day, { occasionId: id, party }, taken, context.maxCovers),
  );
  const tables = found.flatMap((each) => (isBookingRejection(each) ? [] : each));
  if (tables.length === 0) return { code: bookingCode.tooMany };
  const free = tables
    .filter(({ available, requiresEnquiry }) => available && !requiresEnquiry)
    .map(({ table }) => table.time);
  if (free.length > 0) return [...new Set(free)].sort();
  return {
    code: tables.some(({ requiresEnquiry }) => requiresEnquiry) ? bookingCode.notOnlineNow : bookingCode.notAtThisTime,
  };
}
