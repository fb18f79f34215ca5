import type { Connection } from '../database/tables.ts';
import { getEmailQuotaKey } from './delivery/email-quota-key.ts';

/** A mail in the outbox. */
export interface Mail {
  /** Purpose and reference, `confirmation/K7MPRWXT`: the same mail is never written twice. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** A calendar file to attach. */
  readonly calendar?: string | undefined;
  /** In mails to members of a list: the address that leaves it, for the mail program's own button. */
  readonly leaveUrl?: string | undefined;
}

/** Adds a mail to the outbox. Call it in the transaction of the record that the mail is about. `at` is an ISO time. */
export async function queueMail(connection: Connection, mail: Mail, at: string): Promise<void> {
  await connection
    .insertInto('outbox')
    .values({
      id: mail.id,
      recipient: mail.to,
      recipient_key: getEmailQuotaKey(mail.to),
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      calendar: mail.calendar ?? null,
      leave_url: mail.leaveUrl ?? null,
      created_at: at,
      due_at: at,
      attempts: 0,
      sent_at: null,
      failed_at: null,
      last_error: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
