import type { OperatorBooking } from '#schemas/api/operator.ts';
import type { BookingTable } from '../database/booking-tables.ts';
import type { Connection, Database } from '../database/tables.ts';
import { freeExtra } from './extras-stock.ts';
import { asOperatorSees, keptExtras } from './list-bookings.ts';
import { freeSeats } from './seats.ts';

/**
 * Cancels a booking or an enquiry, and gives back what it held, in the order in which it was taken. Cancelled again, it
 * gives nothing back. Undefined: there is no such reference. `at` is an ISO time.
 */
export const cancelBooking = (
  database: Database,
  reference: string,
  at: string,
): Promise<OperatorBooking | undefined> =>
  database.transaction().execute(async (connection) => {
    const booked = await cancelFrom(connection, reference, 'booked', at);
    if (booked) await giveBack(connection, booked);
    else await cancelFrom(connection, reference, 'asked', at);
    const row = await connection
      .selectFrom('bookings')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirst();
    return row && asOperatorSees(row);
  });

/** Only one of two who cancel at once gets the row. */
const cancelFrom = (
  connection: Connection,
  reference: string,
  status: BookingTable['status'],
  at: string,
): Promise<BookingTable | undefined> =>
  connection
    .updateTable('bookings')
    .set({ status: 'cancelled', cancelled_at: at })
    .where('reference', '=', reference)
    .where('status', '=', status)
    .returningAll()
    .executeTakeFirst();

async function giveBack(connection: Connection, row: BookingTable): Promise<void> {
  const storeId = row.store_id;
  if (row.area_id !== null)
    await freeSeats(connection, {
      storeId,
      areaId: row.area_id,
      firstQuarter: row.first_quarter,
      quarters: row.quarters,
      covers: row.adults + row.children,
    });
  for (const { id, qty, limited } of keptExtras.parse(JSON.parse(row.extras))) {
    if (limited) await freeExtra(connection, { storeId, extraId: id, day: row.booking_date, qty });
  }
}
