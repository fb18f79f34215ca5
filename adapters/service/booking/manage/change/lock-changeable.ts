import type { BookingTable } from '#adapters/service/database/booking-rows.ts';
import type { Connection } from '#adapters/service/database/tables.ts';
import { maxChanges } from '../managed-booking.ts';

/** Reads a booking with an update that locks its row, so that concurrent changes follow each other. */
export const lockBooking = (connection: Connection, reference: string): Promise<BookingTable | undefined> =>
  connection
    .updateTable('bookings')
    .set((row) => ({ changes: row.ref('changes') }))
    .where('reference', '=', reference)
    .returningAll()
    .executeTakeFirst();

/** Why a booking of this status cannot be changed online. */
export const notChangeable = ({ status }: BookingTable): string =>
  status === 'cancelled'
    ? 'This booking is cancelled. Please book another table.'
    : 'This request cannot be changed online. Please ring the restaurant.';

/** Why a booking can no longer be changed online; undefined where it can. */
export function explainTooLate(row: BookingTable, now: number): string | undefined {
  if (Date.parse(row.starts_at) <= now) return 'Your table’s time has come. To change it, please ring us.';
  if (row.changes >= maxChanges) return 'This booking was changed too often to change it online. Please ring us.';
  return undefined;
}

/** Why a change is refused that was made on a page which shows an earlier state of the booking; undefined if it was not. */
export const explainStale = ({ changes }: BookingTable, seenChanges: number | null | undefined): string | undefined =>
  seenChanges === undefined || seenChanges === null || seenChanges === changes
    ? undefined
    : 'Your booking was changed after you opened this page, so this change was not made.';
