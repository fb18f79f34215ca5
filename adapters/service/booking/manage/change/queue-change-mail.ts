import type { BookingTable } from '#adapters/service/database/booking-rows.ts';
import type { Connection } from '#adapters/service/database/tables.ts';
import { queueMail } from '#adapters/service/mail/outbox.ts';
import type { Service } from '#adapters/service/service.ts';
import type { BookableRestaurant } from '../../availability/bookable-restaurant.ts';
import { readBrand } from '../../mail/brand.ts';
import { manageUrlOf } from '../manage-url.ts';
import { type ChangeMailInput, changeMail } from './change-mail.ts';

interface ChangedBooking extends Pick<ChangeMailInput, 'policy' | 'changed'> {
  readonly row: BookingTable;
  readonly bookable: BookableRestaurant;
  readonly manageKey: string;
  /** In milliseconds. */
  readonly now: number;
}

/** Queues the mail about a change, in the transaction of the change. */
export async function queueChangeMail(
  connection: Connection,
  { siteOrigin }: Pick<Service, 'siteOrigin'>,
  { row, bookable, policy, manageKey, now, changed }: ChangedBooking,
): Promise<void> {
  const mail = changeMail({
    row,
    brand: await readBrand(connection),
    ...bookable,
    policy,
    manageUrl: manageUrlOf(siteOrigin(), manageKey),
    changedAt: now,
    changed,
  });
  await queueMail(connection, mail, new Date(now).toISOString());
}
