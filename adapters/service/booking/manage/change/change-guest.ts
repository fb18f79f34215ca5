import type { BookingTable } from '#adapters/service/database/booking-rows.ts';
import { runTransaction, type TransactionResult } from '#adapters/service/database/run-transaction.ts';
import type { Connection } from '#adapters/service/database/tables.ts';
import type { Service } from '#adapters/service/service.ts';
import type { BookingReply } from '#schemas/api/booking/booking-request.ts';
import type { GuestChange } from '#schemas/api/booking/manage-booking.ts';
import { normalizeDetails } from '#schemas/domain/booking/booking-details.ts';
import { bookingCode } from '#schemas/domain/booking/booking-message.ts';
import { createRejectionReply } from '../../create/rejection-reply.ts';
import { validateGuest } from '../../create/validate-guest.ts';
import { toReply } from './change-booking.ts';
import { explainTooLate, lockBooking, notChangeable } from './lock-changeable.ts';
import { queueChangeMail } from './queue-change-mail.ts';

type GuestDependencies = Pick<Service, 'database' | 'bookableRestaurants' | 'siteOrigin' | 'theme' | 'bookingKey'>;

interface GuestInput {
  readonly reference: string;
  readonly change: GuestChange;
  /** The key with which the guest manages the booking, for the link in the mail. */
  readonly manageKey: string;
  /** In milliseconds. */
  readonly now: number;
}

type Attempt = TransactionResult<BookingReply | undefined>;

/**
 * Changes the name and telephone number of a booking, and mails it, in one transaction. A change that changes nothing
 * succeeds without a mail. Undefined: there is no such booking.
 */
export const changeGuest = (dependencies: GuestDependencies, input: GuestInput): Promise<BookingReply | undefined> =>
  runTransaction(dependencies.database, (connection) => attempt(connection, dependencies, input));

const explain = (message: string): Attempt => ({
  commit: false,
  value: createRejectionReply({ code: bookingCode.explained, message }),
});

async function attempt(
  connection: Connection,
  dependencies: GuestDependencies,
  { reference, change, manageKey, now }: GuestInput,
): Promise<Attempt> {
  const row = await lockBooking(connection, reference);
  if (!row) return { commit: false, value: undefined };
  const bookable = await dependencies.bookableRestaurants.read(connection, row.store_id);
  if (!bookable || row.status !== 'booked') return explain(notChangeable(row));
  const guest = guestAfter(row, change);
  if (isUnchanged(row, guest)) return { commit: false, value: { ...toReply(row), isUnchanged: true } };
  const tooLate = explainTooLate(row, now);
  if (tooLate !== undefined) return explain(tooLate);
  const rejection = validateGuest(guest, false);
  if (rejection) return { commit: false, value: createRejectionReply(rejection) };
  const changed = await connection
    .updateTable('bookings')
    .set({
      first_name: guest.firstName,
      last_name: guest.lastName,
      phone: guest.phoneNumber || null,
      changes: row.changes + 1,
      changed_at: new Date(now).toISOString(),
    })
    .where('reference', '=', row.reference)
    .returningAll()
    .executeTakeFirstOrThrow();
  await queueChangeMail(connection, dependencies, { row: changed, bookable, manageKey, now, changed: 'guest' });
  return { commit: true, value: toReply(changed) };
}

/** The guest's details after the change. The email address stays. */
function guestAfter(row: BookingTable, { firstName, lastName, phoneNumber }: GuestChange) {
  const typed = normalizeDetails({
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    email: '',
    phoneNumber: phoneNumber ?? '',
    specialRequest: '',
    shouldReceivePromotions: row.promotions === 1,
    shouldReceiveSms: row.sms === 1,
  });
  return {
    ...typed,
    firstName: typed.firstName || row.first_name,
    lastName: typed.lastName || row.last_name,
    email: row.email,
    phoneNumber: typed.phoneNumber || (row.phone ?? ''),
    specialRequest: row.special_request ?? '',
  };
}

const isUnchanged = (row: BookingTable, guest: ReturnType<typeof guestAfter>): boolean =>
  row.first_name === guest.firstName && row.last_name === guest.lastName && (row.phone ?? '') === guest.phoneNumber;
