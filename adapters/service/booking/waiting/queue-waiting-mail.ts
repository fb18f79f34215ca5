import type { WaitingEntryTable } from '#adapters/service/database/booking-rows.ts';
import type { Connection } from '#adapters/service/database/tables.ts';
import { readLetterhead } from '#adapters/service/mail/letter/letterhead.ts';
import { type Mail, queueMail } from '#adapters/service/mail/outbox.ts';
import type { BookableRestaurant } from '../availability/bookable-restaurant.ts';
import type { WaitingMailInput } from '../mail/waiting-mails.ts';
import type { WaitingDependencies } from './waiting-dependencies.ts';
import { waitingUrlOf } from './waiting-url.ts';
import { findOfferedArea } from './waiting-view.ts';

interface QueuedMail {
  readonly entry: WaitingEntryTable;
  readonly bookable: BookableRestaurant | undefined;
  /** In milliseconds. */
  readonly now: number;
  readonly write: (input: WaitingMailInput) => Mail;
}

/** Queues a mail about an entry, in the transaction of the step that it is about. */
export async function queueWaitingMail(
  connection: Connection,
  dependencies: WaitingDependencies,
  { entry, bookable, now, write }: QueuedMail,
): Promise<void> {
  const mail = write({
    entry,
    letterhead: await readLetterhead(connection, dependencies),
    restaurant: bookable?.restaurant,
    rules: bookable?.rules,
    offeredArea: findOfferedArea(entry, bookable),
    url: waitingUrlOf(dependencies, entry.reference),
  });
  await queueMail(connection, mail, new Date(now).toISOString());
}
