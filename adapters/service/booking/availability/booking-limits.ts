import type { Connection } from '#adapters/service/database/tables.ts';
import { personKey } from '#adapters/service/mail/delivery/person-key.ts';
import { takeRecipientTurn } from '#adapters/service/mail/delivery/recipient-turn.ts';
import { bookingCode } from '#schemas/domain/booking/booking-message.ts';
import type { BookableRestaurant } from './bookable-restaurant.ts';
import type { Unbookable } from './party-rules.ts';

/** How much can be booked before somebody is asked to ring, and how much is mailed: against mails to strangers and hoarded tables. */
export interface BookingLimits {
  /** Bookings and enquiries that stand and were made within 24 hours under one e-mail address. */
  readonly bookingsPerEmail: number;
  /** Mails within 24 hours to one e-mail address, after which forms send it no more. Bookings are never refused for it. */
  readonly mailsPerEmail: number;
  /** Mails a minute that forms may lead to, and that each copy of the service sends; those of bookings wait their turn. */
  readonly mailsPerMinute: number;
}

export const defaultBookingLimits: BookingLimits = { bookingsPerEmail: 3, mailsPerEmail: 6, mailsPerMinute: 600 };

const dayMs = 86_400_000;

/** Why an e-mail address can book no more online, with what to do instead; undefined: it can. `now` in milliseconds. */
export async function declineEmail(
  connection: Connection,
  { email, bookable, now }: { readonly email: string; readonly bookable: BookableRestaurant; readonly now: number },
  limits: BookingLimits,
): Promise<Unbookable | undefined> {
  await takeRecipientTurn(connection, email);
  const since = now - dayMs;
  return (await countStanding(connection, email, since)) >= limits.bookingsPerEmail
    ? explained(
        `No more can be booked online under this e-mail address today. To book another table, ${ring(bookable)}.`,
      )
    : undefined;
}

const ring = ({ restaurant: { phone } }: BookableRestaurant): string =>
  phone ? `ring the restaurant on ${phone}` : 'ring the restaurant';

const explained = (words: string): Unbookable => ({ code: bookingCode.explained, words });

/** Bookings and enquiries made under an address since a time that were not cancelled. */
async function countStanding(connection: Connection, email: string, since: number): Promise<number> {
  const { bookings } = await connection
    .selectFrom('bookings')
    .select((row) => row.fn.countAll<number | string>().as('bookings'))
    .where('email_key', '=', personKey(email))
    .where('created_at', '>', new Date(since).toISOString())
    .where('status', '<>', 'cancelled')
    .executeTakeFirstOrThrow();
  return Number(bookings);
}
