import type { Connection } from '#adapters/service/database/tables.ts';
import { getEmailQuotaKey } from './email-quota-key.ts';

/**
 * Counts one mail in the current minute's quota for forms. Returns false if it is used up; the transaction must then be
 * rolled back. It locks one row for all processes until the transaction ends, so call it last. Booking mails are not
 * counted: forms must not use up what bookings need. `now` in milliseconds.
 */
export async function consumeMailQuota(connection: Connection, now: number, max: number): Promise<boolean> {
  const minute = Math.floor(now / 60_000);
  const row = await connection
    .updateTable('mail_minute')
    .set((each) => ({
      minute: each.case().when('minute', '<', minute).then(minute).else(each.ref('minute')).end(),
      mails: each
        .case()
        .when('minute', '<', minute)
        .then(1)
        .else(each('mails', '+', 1))
        .end(),
    }))
    .where((each) => each.or([each('minute', '<', minute), each('mails', '<', max)]))
    .returning('mails')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the current minute's quota for forms is used up. `now` in milliseconds. */
export async function isMailQuotaUsedUp(connection: Connection, now: number, max: number): Promise<boolean> {
  const row = await connection.selectFrom('mail_minute').selectAll().executeTakeFirstOrThrow();
  return row.minute === Math.floor(now / 60_000) && row.mails >= max;
}

/** Number of mails of any kind written to an address since a time in milliseconds. */
export async function countRecentMails(connection: Connection, address: string, since: number): Promise<number> {
  const { mails } = await connection
    .selectFrom('outbox')
    .select((row) => row.fn.countAll<number | string>().as('mails'))
    .where('recipient_key', '=', getEmailQuotaKey(address))
    .where('created_at', '>', new Date(since).toISOString())
    .executeTakeFirstOrThrow();
  return Number(mails);
}
