import { sql } from 'kysely';
import type { Connection } from '#adapters/service/database/tables.ts';
import type { Mail } from '../outbox.ts';

/** A mail to send, with the due time at which it was found. */
export interface DueMail extends Mail {
  readonly dueAt: string;
}

const iso = (ms: number): string => new Date(ms).toISOString();
/** Number of mails per query. */
const batchSize = 20;

/** Mails of bookings and of offered tables are sent before mails of forms, which anybody can cause in large numbers. */
const bookingsFirst = sql<number>`case
  when id like 'confirmation/%' or id like 'cancellation/%' or id like 'request/%' or id like 'waiting-offer/%' then 0 else 1 end`;

/** Due mails: those of bookings first, then by due time. */
export async function findDueMails(connection: Connection, now: number): Promise<DueMail[]> {
  const rows = await connection
    .selectFrom('outbox')
    .selectAll()
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('due_at', '<=', iso(now))
    .orderBy(bookingsFirst)
    .orderBy('due_at')
    .limit(batchSize)
    .execute();
  return rows.map(({ id, recipient, subject, text, html, calendar, leave_url, due_at }) => ({
    id,
    to: recipient,
    subject,
    text,
    html,
    calendar: calendar ?? undefined,
    leaveUrl: leave_url ?? undefined,
    dueAt: due_at,
  }));
}

/**
 * Reserves a mail until a time, so that no other worker sends it. Returns the number of attempts including this one, or
 * undefined if another worker has it.
 */
export async function leaseMail(connection: Connection, mail: DueMail, until: number): Promise<number | undefined> {
  const row = await connection
    .updateTable('outbox')
    .set((each) => ({ due_at: iso(until), attempts: each('attempts', '+', 1), last_error: null }))
    .where('id', '=', mail.id)
    .where('due_at', '=', mail.dueAt)
    .where('sent_at', 'is', null)
    .returning('attempts')
    .executeTakeFirst();
  return row?.attempts;
}

const updateMail = (
  connection: Connection,
  id: string,
  change: {
    readonly sent_at?: string;
    readonly failed_at?: string;
    readonly due_at?: string;
    readonly last_error?: string;
  },
) => connection.updateTable('outbox').set(change).where('id', '=', id).execute();

export const markSent = (connection: Connection, id: string, now: number) =>
  updateMail(connection, id, { sent_at: iso(now) });
export const markFailed = (connection: Connection, id: string, now: number, error: string) =>
  updateMail(connection, id, { failed_at: iso(now), last_error: error });
export const postpone = (connection: Connection, id: string, until: number, error: string) =>
  updateMail(connection, id, { due_at: iso(until), last_error: error });

/** Deletes mails that were sent or given up before a time, because they contain personal data. */
export const deleteOldMails = (connection: Connection, before: number) =>
  connection
    .deleteFrom('outbox')
    .where((each) => each.or([each('sent_at', '<', iso(before)), each('failed_at', '<', iso(before))]))
    .execute();

/** Marks all waiting mails as sent and returns their number. */
export async function markAllSent(connection: Connection, now: number): Promise<number> {
  const rows = await connection
    .updateTable('outbox')
    .set({ sent_at: iso(now) })
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .returning('id')
    .execute();
  return rows.length;
}
