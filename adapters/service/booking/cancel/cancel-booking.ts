import type { BookingTable } from '#adapters/service/database/booking-rows.ts';
import type { Connection, Database } from '#adapters/service/database/tables.ts';
import { queueMail } from '#adapters/service/mail/outbox.ts';
import type { OperatorBooking } from '#schemas/api/operator/operator.ts';
import type { BookableRestaurants } from '../availability/bookable-restaurant.ts';
import { releaseExtra } from '../availability/extras-stock.ts';
import { releaseSeats } from '../availability/seat-reservations.ts';
import { readBrand } from '../mail/brand.ts';
import { storedExtras, toOperatorBooking } from '../operator/list-bookings.ts';
import { type CancelledBooking, cancellationMail } from './cancellation-mail.ts';

interface CancelDependencies {
  readonly database: Database;
  readonly bookableRestaurants: BookableRestaurants;
}

/**
 * Cancels a booking or an enquiry, releases its reservations in the order in which they were made, and queues the
 * guest's mail. Does nothing if it is cancelled already. Returns undefined for an unknown reference. `now` in
 * milliseconds.
 */
export const cancelBooking = (
  dependencies: CancelDependencies,
  reference: string,
  now: number,
): Promise<OperatorBooking | undefined> =>
  dependencies.database.transaction().execute(async (connection) => {
    const at = new Date(now).toISOString();
    const booked = await cancelWithStatus(connection, reference, 'booked', at);
    if (booked) await releaseReservations(connection, booked);
    const cancelled = booked ?? (await cancelWithStatus(connection, reference, 'asked', at));
    if (cancelled)
      await queueCancellationMail(connection, dependencies, {
        kind: booked ? 'booking' : 'enquiry',
        row: cancelled,
        cancelledAt: now,
      });
    const row = await connection
      .selectFrom('bookings')
      .selectAll()
      .where('reference', '=', reference)
      .executeTakeFirst();
    return row && toOperatorBooking(row);
  });

/** Of two concurrent cancellations only one gets the row. */
const cancelWithStatus = (
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

async function releaseReservations(connection: Connection, row: BookingTable): Promise<void> {
  const storeId = row.store_id;
  if (row.area_id !== null)
    await releaseSeats(connection, {
      storeId,
      areaId: row.area_id,
      firstQuarter: row.first_quarter,
      quarters: row.quarters,
      covers: row.adults + row.children,
    });
  for (const { id, qty, limited } of storedExtras.parse(JSON.parse(row.extras))) {
    if (limited) await releaseExtra(connection, { storeId, extraId: id, day: row.booking_date, qty });
  }
}

async function queueCancellationMail(
  connection: Connection,
  { bookableRestaurants }: CancelDependencies,
  cancelled: CancelledBooking,
): Promise<void> {
  const { cancelledAt, row } = cancelled;
  const bookable = await bookableRestaurants.read(connection, row.store_id);
  const brand = await readBrand(connection);
  const mail = cancellationMail({ ...cancelled, brand, restaurant: bookable?.restaurant });
  await queueMail(connection, mail, new Date(cancelledAt).toISOString());
}
