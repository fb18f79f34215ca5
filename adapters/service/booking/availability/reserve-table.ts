import type { Connection } from '#adapters/service/database/tables.ts';
import { bookingCode } from '#schemas/domain/booking/booking-message.ts';
import type { AreaRules } from '#schemas/domain/booking/rules/seating-rules.ts';
import type { PlannedBooking, PlannedTable } from '../create/plan-booking.ts';
import { reserveExtra } from './extras-stock.ts';
import type { BookingRejection } from './party-rules.ts';
import { readTakenSeats, reserveSeats } from './seat-reservations.ts';
import { hasFreeSeats } from './stay.ts';

/** The first area, in the restaurant's order, with enough free seats for the whole stay. */
export async function findFreeArea(
  connection: Connection,
  storeId: string,
  { table, stay, covers, areas }: PlannedTable,
): Promise<AreaRules | undefined> {
  const until = table.startsAt + stay.quarters * 900_000;
  const takenSeats = (await readTakenSeats(connection, [storeId], table.startsAt, until))(storeId);
  return areas.find((each) => hasFreeSeats(each, stay, covers, takenSeats));
}

/**
 * Reserves seats in the first area with enough free seats. `retry`: another party took them between the check and the
 * reservation.
 */
export async function reserveArea(connection: Connection, storeId: string, plan: PlannedBooking) {
  const area = await findFreeArea(connection, storeId, plan);
  if (!area) return 'full';
  const reservation = { ...plan.stay, storeId, areaId: area.id, covers: plan.covers };
  return (await reserveSeats(connection, reservation, area.seats)) ? area : 'retry';
}

/** Reserves the extras that are limited per day. Returns a rejection if one is sold out. */
export async function reserveExtras(
  connection: Connection,
  storeId: string,
  { extras, table }: PlannedBooking,
): Promise<BookingRejection | undefined> {
  for (const { extra, qty } of extras) {
    if (extra.perDay === undefined) continue;
    const requestedExtra = { storeId, extraId: extra.id, day: table.date, qty };
    if (await reserveExtra(connection, requestedExtra, extra.perDay)) continue;
    return { code: bookingCode.extraExplained, message: `${extra.name} is sold out for that day.` };
  }
  return undefined;
}
