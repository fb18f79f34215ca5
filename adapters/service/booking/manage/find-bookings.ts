import type { BookingTable } from '#adapters/service/database/booking-rows.ts';
import { runTransaction } from '#adapters/service/database/run-transaction.ts';
import type { Connection } from '#adapters/service/database/tables.ts';
import { checkMinuteLimit, dayMs, type FormRejection } from '#adapters/service/forms/form-limits.ts';
import { getEmailQuotaKey } from '#adapters/service/mail/delivery/email-quota-key.ts';
import { lockRecipient } from '#adapters/service/mail/delivery/lock-recipient.ts';
import { normalizeEmail } from '#adapters/service/mail/delivery/normalize-email.ts';
import { readLetterhead } from '#adapters/service/mail/letter/letterhead.ts';
import { queueMail } from '#adapters/service/mail/outbox.ts';
import type { Service } from '#adapters/service/service.ts';
import { createBookingKey } from './booking-key.ts';
import { type LinkedBooking, linksMail, linksMailPrefix } from './links-mail.ts';
import { manageUrlOf } from './manage-url.ts';

/** Reads a booking by its reference. */
export const readBooking = (connection: Connection, reference: string): Promise<BookingTable | undefined> =>
  connection.selectFrom('bookings').selectAll().where('reference', '=', reference).executeTakeFirst();

/** The reference of the booking that was made under an email address, however both are written. */
export async function findBookingReference(
  connection: Connection,
  { reference, emailAddress }: { readonly reference: string; readonly emailAddress: string },
): Promise<string | undefined> {
  const row = await readBooking(connection, reference.replace(/[\s-]/g, '').toUpperCase());
  return row && normalizeEmail(row.email) === normalizeEmail(emailAddress) ? row.reference : undefined;
}

type LinkDependencies = Pick<
  Service,
  'database' | 'limits' | 'siteOrigin' | 'theme' | 'bookingKey' | 'bookableRestaurants'
>;

/** The most bookings that one mail lists. */
const maxListed = 20;

/**
 * Mails the links of all coming bookings to their address, at most three times in 24 hours, whatever else was mailed
 * there. The result is the same whether there are any. `now` in milliseconds.
 */
export const mailBookingLinks = (
  dependencies: LinkDependencies,
  email: string,
  now: number,
): Promise<FormRejection | undefined> =>
  runTransaction(dependencies.database, async (connection) => {
    await lockRecipient(connection, email);
    const mailed = await countLinkMails(connection, email, now - dayMs);
    const rows = mailed < maxLinkMails ? await listComingBookings(connection, email, now) : [];
    const [first] = rows;
    if (first) {
      const bookings = await Promise.all(rows.map((row) => toLinkedBooking(connection, dependencies, row)));
      const letterhead = await readLetterhead(connection, dependencies);
      const mail = linksMail({ email: first.email, bookings, letterhead });
      await queueMail(connection, mail, new Date(now).toISOString());
    }
    const minuteRejection = await checkMinuteLimit(connection, { mails: first ? 1 : 0, now }, dependencies.limits);
    return { commit: minuteRejection === undefined, value: minuteRejection };
  });

/** Mails with links to one address in 24 hours. */
const maxLinkMails = 3;

/** How many mails with links were written to an address since a time in milliseconds. */
async function countLinkMails(connection: Connection, email: string, since: number): Promise<number> {
  const { mails } = await connection
    .selectFrom('outbox')
    .select((row) => row.fn.countAll<number | string>().as('mails'))
    .where('recipient_key', '=', getEmailQuotaKey(email))
    .where('id', 'like', `${linksMailPrefix}%`)
    .where('created_at', '>', new Date(since).toISOString())
    .executeTakeFirstOrThrow();
  return Number(mails);
}

async function listComingBookings(connection: Connection, email: string, now: number): Promise<BookingTable[]> {
  const rows = await connection
    .selectFrom('bookings')
    .selectAll()
    .where('email_key', '=', getEmailQuotaKey(email))
    .where('starts_at', '>', new Date(now).toISOString())
    .where('status', '<>', 'cancelled')
    .orderBy('starts_at')
    .limit(maxListed)
    .execute();
  return rows.filter((row) => normalizeEmail(row.email) === normalizeEmail(email));
}

async function toLinkedBooking(
  connection: Connection,
  { siteOrigin, bookingKey, bookableRestaurants }: LinkDependencies,
  row: BookingTable,
): Promise<LinkedBooking> {
  const bookable = await bookableRestaurants.read(connection, row.store_id);
  return {
    row,
    restaurant: bookable?.restaurant,
    manageUrl: manageUrlOf(siteOrigin(), createBookingKey(bookingKey, 'manage', row.reference)),
  };
}
