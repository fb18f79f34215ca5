import type { BookingTable } from '#adapters/service/database/booking-rows.ts';
import type { Connection } from '#adapters/service/database/tables.ts';
import { readLetterhead } from '#adapters/service/mail/letter/letterhead.ts';
import { queueMail } from '#adapters/service/mail/outbox.ts';
import type { Service } from '#adapters/service/service.ts';
import type { BookableRestaurant } from '../../availability/bookable-restaurant.ts';
import { createBookingKey } from '../booking-key.ts';
import { manageUrlOf, shareUrlOf } from '../manage-url.ts';
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
  dependencies: Pick<Service, 'siteOrigin' | 'theme' | 'bookingKey'>,
  { row, bookable, policy, manageKey, now, changed }: ChangedBooking,
): Promise<void> {
  const letterhead = await readLetterhead(connection, dependencies);
  const { siteUrl } = letterhead;
  const mail = changeMail({
    row,
    letterhead,
    ...bookable,
    policy,
    manageUrl: manageUrlOf(siteUrl, manageKey),
    shareUrl: shareUrlOf(siteUrl, createBookingKey(dependencies.bookingKey, 'share', row.reference)),
    changedAt: now,
    changed,
  });
  await queueMail(connection, mail, new Date(now).toISOString());
}
