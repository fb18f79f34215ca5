import type { BookingTable } from '#adapters/service/database/booking-rows.ts';
import type { Service } from '#adapters/service/service.ts';
import type { BookedGuarantee } from '#schemas/api/booking/booking-request.ts';
import { bookingCode } from '#schemas/domain/booking/booking-message.ts';
import { formatDayWithWeekday } from '#schemas/domain/restaurant/time/format-day-with-weekday.ts';
import { addDays, wallClock } from '#schemas/domain/restaurant/wall-time.ts';
import { type BookingContext, type FoundTable, findTables } from '../availability/find-tables.ts';
import { type BookingRejection, countCovers, guaranteeFor, type Party } from '../availability/party-rules.ts';
import { readTakenSeats, toTimeRange } from '../availability/seat-reservations.ts';
import { findBookedGuarantee, findGuaranteeAfter } from './booked-guarantee.ts';
import { seatsOf, withoutOwnSeats } from './change/own-seats.ts';

/** A table to which a booking can be moved, and the terms of the card that holds the booking then. */
type OtherTable = FoundTable & { readonly guarantee: BookedGuarantee | undefined };

/** The times to which a booking can be moved on a day; its own seats count as free. Enquiries are left out. */
export async function findOtherTimes(
  { database, bookableRestaurants }: Pick<Service, 'database' | 'bookableRestaurants'>,
  row: BookingTable,
  { date, adults, children }: Party & { readonly date: string },
  context: BookingContext,
): Promise<OtherTable[] | BookingRejection> {
  const bookable = await bookableRestaurants.read(database, row.store_id);
  if (!bookable) return { code: bookingCode.unknown };
  const today = wallClock(bookable.restaurant.timeZone)?.read(new Date(context.now)).date ?? date;
  if (date < today) return { code: bookingCode.explained, message: 'That day has passed. Please choose another.' };
  const last = addDays(today, bookable.rules?.daysAhead ?? 0);
  if (date > last)
    return {
      code: bookingCode.explained,
      message: `Tables can be booked until ${formatDayWithWeekday(last)}. Please choose an earlier day.`,
    };
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
  if (!Array.isArray(tables)) return tables;
  const { rules } = bookable;
  const occasion = rules?.occasions.find(({ id }) => id === row.occasion_id);
  const former = { terms: findBookedGuarantee(row, bookable, context.grid), covers: countCovers(row) };
  return tables.flatMap((found) => {
    if (found.requiresEnquiry) return [];
    const rule = rules && occasion && guaranteeFor(rules, occasion, adults + children, found.table);
    const next = { rule, covers: adults + children, startsAt: found.table.startsAt };
    return [{ ...found, guarantee: findGuaranteeAfter(former, next, context.now).guarantee }];
  });
}
