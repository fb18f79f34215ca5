import type { OperatorMail } from '#schemas/api/operator/operator-mails.ts';
import type { Connection } from '../database/tables.ts';

/** Largest number of listed mails. */
const maxListed = 500;

/** Waiting and failed mails, oldest first. */
export async function listUnsentMails(connection: Connection): Promise<OperatorMail[]> {
  const rows = await connection
    .selectFrom('outbox')
    .select(['id', 'recipient', 'subject', 'attempts', 'last_error', 'created_at', 'due_at', 'failed_at'])
    .where('sent_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(maxListed)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    state: row.failed_at === null ? 'waiting' : 'failed',
    recipient: row.recipient,
    subject: row.subject,
    attempts: row.attempts,
    lastError: row.last_error,
    createdAt: row.created_at,
    nextAttemptAt: row.failed_at === null ? row.due_at : null,
    failedAt: row.failed_at,
  }));
}

/**
 * Makes mails due now that have failed or wait after an error; default: all of them. A mail that is being sent has no
 * error and is left alone, so that it is not sent twice. Returns the number of mails.
 */
export async function requeueMails(
  connection: Connection,
  now: number,
  ids: readonly string[] | undefined,
): Promise<number> {
  const rows = await connection
    .updateTable('outbox')
    .set({ failed_at: null, attempts: 0, due_at: new Date(now).toISOString() })
    .where('sent_at', 'is', null)
    .where('last_error', 'is not', null)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids?.length ? [...ids] : ['']))
    .returning('id')
    .execute();
  return rows.length;
}
