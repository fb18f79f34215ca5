import type { BookingTable } from '#adapters/service/database/booking-rows.ts';
import type { Connection } from '#adapters/service/database/tables.ts';
import { queueMail } from '#adapters/service/mail/outbox.ts';
import type { Service } from '#adapters/service/service.ts';
import type { BookableRestaurant } from '../../availability/bookable-restaurant.ts';
import { readBrand } from '../../mail/brand.ts';
import { manageUrlOf } from '../manage-url.ts';
import { changeMail } from './change-mail.ts';

interface ChangedBooking {
  readonly row: BookingTable;
  readonly bookable: BookableRestaurant;
  /** The terms of the card that holds the new table. */
  readonly policy: string | undefined;
  readonly manageKey: string;
  /** In milliseconds. */
  readonly now: number;
}

/** Queues the mail about a changed table, in the transaction of the change. */
export async function queueChangeMail(
  connection: Connection,
  { siteOrigin }: Pick<Service, 'siteOrigin'>,
  { row, bookable, policy, manageKey, now }: ChangedBooking,
): Promise<void> {
  const mail = changeMail({
    row,
    brand: await readBrand(connection),
    ...bookable,
    policy,
    manageUrl: manageUrlOf(siteOrigin(), manageKey),
    changedAt: now,
  });
  await queueMail(connection, mail, new Date(now).toISOString());
}
