import type { BookingTable } from '#adapters/service/database/booking-rows.ts';
import type { Service } from '#adapters/service/service.ts';
import { bookingCode } from '#schemas/domain/booking/booking-message.ts';
import { type BookingContext, type FoundTable, findTables } from '../availability/find-tables.ts';
import type { BookingRejection, Party } from '../availability/party-rules.ts';
import { readTakenSeats, toTimeRange } from '../availability/seat-reservations.ts';
import { seatsOf, withoutOwnSeats } from './own-seats.ts';

/** The times to which a booking can be moved on a day; its own seats count as free. Enquiries are left out. */
export async function findOtherTimes(
  { database, bookableRestaurants }: Pick<Service, 'database' | 'bookableRestaurants'>,
  row: BookingTable,
  { date, adults, children }: Party & { readonly date: string },
  context: BookingContext,
): Promise<FoundTable[] | BookingRejection> {
  const bookable = await bookableRestaurants.read(database, row.store_id);
  if (!bookable) return { code: bookingCode.unknown };
  const taken = await readTakenSeats(database, [row.store_id], ...toTimeRange(date, date));
  const tables = findTables(
    bookable,
    {
      occasionId: row.occasion_id,
      party: { adults, children },
      date,
      menuIds: row.menu_id === null ? [] : [row.menu_id],
    },
    withoutOwnSeats(taken(row.store_id), seatsOf(row)),
    context,
  );
  return Array.isArray(tables) ? tables.filter(({ requiresEnquiry }) => !requiresEnquiry) : tables;
}
