import type { BookingTable } from '#adapters/service/database/booking-rows.ts';
import type { TransactionResult } from '#adapters/service/database/run-transaction.ts';
import type { Connection } from '#adapters/service/database/tables.ts';
import { readLetterhead } from '#adapters/service/mail/letter/letterhead.ts';
import { queueMail } from '#adapters/service/mail/outbox.ts';
import type { OperatorBooking } from '#schemas/api/operator/operator.ts';
import { releaseExtra } from '../availability/extras-stock.ts';
import { type CancelledBooking, cancellationMail } from '../mail/cancellation-mail.ts';
import { findBookedGuarantee } from '../manage/booked-guarantee.ts';
import { seatsOf } from '../manage/change/own-seats.ts';
import { storedExtras, toOperatorBooking } from '../operator/list-bookings.ts';
import { type OfferResult, offerTable } from '../waiting/offer-table.ts';
import type { WaitingDependencies } from '../waiting/waiting-dependencies.ts';
import { runStep } from '../waiting/waiting-entries.ts';

interface Cancellation {
  readonly reference: string;
  readonly by: 'guest' | 'restaurant';
  /** In milliseconds. */
  readonly now: number;
}

/** The restaurant itself decides about the card of a table that it cancels, so the guest is told nothing of a charge. */
const nothingDue = JSON.stringify({ amountPence: 0, covers: 0 });

/**
 * Cancels a booking or an enquiry, releases its reservations in the order in which they were made, offers the table to
 * the first on the waiting list, and queues the guest's mail. Does nothing if it is cancelled already. Returns undefined
 * for an unknown reference.
 */
export const cancelBooking = (
  dependencies: WaitingDependencies,
  cancellation: Cancellation,
): Promise<OperatorBooking | undefined> =>
  runStep(dependencies.database, (connection) => attempt(connection, dependencies, cancellation));

async function attempt(
  connection: Connection,
  dependencies: WaitingDependencies,
  { reference, by, now }: Cancellation,
): Promise<TransactionResult<OperatorBooking | undefined | 'retry'>> {
  const at = new Date(now).toISOString();
  const booked = await cancelWithStatus(connection, { reference, by, at }, 'booked');
  if (booked && (await releaseReservations(connection, dependencies, booked, now)) === 'retry')
    return { commit: false, value: 'retry' };
  const cancelled = booked ?? (await cancelWithStatus(connection, { reference, by, at }, 'asked'));
  if (cancelled)
    await queueCancellationMail(connection, dependencies, {
      kind: booked ? 'booking' : 'enquiry',
      row: cancelled,
      cancelledAt: now,
    });
  const row = await connection.selectFrom('bookings').selectAll().where('reference', '=', reference).executeTakeFirst();
  return { commit: true, value: row && toOperatorBooking(row) };
}

/** Of two concurrent cancellations only one gets the row. */
const cancelWithStatus = (
  connection: Connection,
  { reference, by, at }: Pick<Cancellation, 'reference' | 'by'> & { readonly at: string },
  status: BookingTable['status'],
): Promise<BookingTable | undefined> =>
  connection
    .updateTable('bookings')
    .set({ status: 'cancelled', cancelled_at: at, ...(by === 'restaurant' && { retained_guarantee: nothingDue }) })
    .where('reference', '=', reference)
    .where('status', '=', status)
    .returningAll()
    .executeTakeFirst();

async function releaseReservations(
  connection: Connection,
  dependencies: WaitingDependencies,
  row: BookingTable,
  now: number,
): Promise<OfferResult> {
  const storeId = row.store_id;
  const freed = seatsOf({ ...row, status: 'booked' });
  const offer = { storeId, day: row.booking_date, freed, now };
  const result = freed ? await offerTable(connection, dependencies, offer) : 'none';
  if (result === 'retry') return result;
  for (const { id, qty, limited } of storedExtras.parse(JSON.parse(row.extras))) {
    if (limited) await releaseExtra(connection, { storeId, extraId: id, day: row.booking_date, qty });
  }
  return result;
}

async function queueCancellationMail(
  connection: Connection,
  dependencies: Pick<WaitingDependencies, 'bookableRestaurants' | 'grid' | 'siteOrigin' | 'theme'>,
  cancelled: CancelledBooking,
): Promise<void> {
  const { cancelledAt, row } = cancelled;
  const { bookableRestaurants, grid } = dependencies;
  const bookable = await bookableRestaurants.read(connection, row.store_id);
  const letterhead = await readLetterhead(connection, dependencies);
  const guarantee = findBookedGuarantee(row, bookable, grid);
  const { restaurant, rules } = bookable ?? {};
  const mail = cancellationMail({
    ...cancelled,
    guarantee,
    letterhead,
    restaurant,
    rules,
    bookUrl: restaurant && rules && `${letterhead.siteUrl}/booking/${restaurant.slug}`,
  });
  await queueMail(connection, mail, new Date(cancelledAt).toISOString());
}
