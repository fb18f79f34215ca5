import type { BookingTable } from '#adapters/service/database/booking-tables.ts';
import type { Connection, Database } from '#adapters/service/database/tables.ts';
import { putMail } from '#adapters/service/mail/outbox.ts';
import type { OperatorBooking } from '#schemas/api/operator/operator.ts';
import type { BookableRestaurants } from '../availability/bookable-restaurant.ts';
import { freeExtra } from '../availability/extras-stock.ts';
import { freeSeats } from '../availability/seats.ts';
import { readBrand } from '../mail/brand.ts';
import { asOperatorSees, storedExtras } from '../operator/list-bookings.ts';
import { type Cancelled, cancellationMail } from './cancellation-mail.ts';

interface Means {
  readonly database: Database;
  readonly bookables: BookableRestaurants;
}

/**
 * Cancels a booking or an enquiry, gives back what it held, in the order in which it was taken, and writes the mail that
 * tells the guest. Cancelled again, it does nothing. Undefined: there is no such reference. `now` in milliseconds.
 */
export const cancelBooking = (means: Means, reference: string, now: number): Promise<OperatorBooking | undefined> =>
  means.database.transaction().execute(async (connection) => {
    const at = new Date(now).toISOString();
    const booked = await cancelFrom(connection, reference, 'booked', at);
    if (booked) await giveBack(connection, booked);
    const cancelled = booked ?? (await cancelFrom(connection, reference, 'asked', at));
    if (cancelled)
      await tellGuest(connection, means, { kind: booked ? 'booking' : 'enquiry', row: cancelled, cancelledAt: now });
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
  for (const { id, qty, limited } of storedExtras.parse(JSON.parse(row.extras))) {
    if (limited) await freeExtra(connection, { storeId, extraId: id, day: row.booking_date, qty });
  }
}

async function tellGuest(connection: Connection, { bookables }: Means, cancelled: Cancelled): Promise<void> {
  const { cancelledAt, row } = cancelled;
  const bookable = await bookables.read(connection, row.store_id);
  const brand = await readBrand(connection);
  const mail = cancellationMail({ ...cancelled, brand, restaurant: bookable?.restaurant });
  await putMail(connection, mail, new Date(cancelledAt).toISOString());
}
