import type { Connection } from '#adapters/service/database/tables.ts';
import { getEmailQuotaKey } from '#adapters/service/mail/delivery/email-quota-key.ts';
import { lockRecipient } from '#adapters/service/mail/delivery/lock-recipient.ts';
import { bookingCode } from '#schemas/domain/booking/booking-message.ts';
import type { BookableRestaurant } from './bookable-restaurant.ts';
import type { BookingRejection } from './party-rules.ts';

/** Limits on online bookings and mails, against mail to strangers and hoarded tables. */
export interface BookingLimits {
  /** Bookings and enquiries per email address that were made within 24 hours and not cancelled. */
  readonly bookingsPerEmail: number;
  /**
   * Mails per email address within 24 hours, after which forms send no more. Bookings, enquiries and applications are never
   * refused because of it.
   */
  readonly mailsPerEmail: number;
  /**
   * Mails per minute that forms may cause, and that each copy of the service sends. Booking mails wait for the next
   * minute.
   */
  readonly mailsPerMinute: number;
}

export const defaultBookingLimits: BookingLimits = { bookingsPerEmail: 3, mailsPerEmail: 6, mailsPerMinute: 600 };

const dayMs = 86_400_000;

/** Returns a rejection if the email address has reached its daily number of bookings. `now` in milliseconds. */
export async function checkEmailQuota(
  connection: Connection,
  { email, bookable, now }: { readonly email: string; readonly bookable: BookableRestaurant; readonly now: number },
  limits: BookingLimits,
): Promise<BookingRejection | undefined> {
  await lockRecipient(connection, email);
  const since = now - dayMs;
  return (await countActiveBookings(connection, email, since)) >= limits.bookingsPerEmail
    ? createRejection(
        `No more can be booked online under this email address today. To book another table, ${formatRingPhrase(bookable)}.`,
      )
    : undefined;
}

const formatRingPhrase = ({ restaurant: { phone } }: BookableRestaurant): string =>
  phone ? `ring the restaurant on ${phone}` : 'ring the restaurant';

const createRejection = (message: string): BookingRejection => ({ code: bookingCode.explained, message });

/** Number of bookings and enquiries made under an address since a time and not cancelled. */
async function countActiveBookings(connection: Connection, email: string, since: number): Promise<number> {
  const { bookings } = await connection
    .selectFrom('bookings')
    .select((row) => row.fn.countAll<number | string>().as('bookings'))
    .where('email_key', '=', getEmailQuotaKey(email))
    .where('created_at', '>', new Date(since).toISOString())
    .where('status', '<>', 'cancelled')
    .executeTakeFirstOrThrow();
  return Number(bookings);
}
