import type { BookingLimits } from '../booking/availability/booking-limits.ts';
import type { Connection } from '../database/tables.ts';
import { lockRecipient } from '../mail/delivery/lock-recipient.ts';
import { consumeMailQuota, countRecentMails, isMailQuotaUsedUp } from '../mail/delivery/mail-quota.ts';

/** Why a submission is rejected; the message tells the visitor what to do instead. */
export interface FormRejection {
  readonly message: string;
  /** Code of the error catalogue, if there is one. */
  readonly errorCode?: number;
  readonly statusCode?: number;
}

export const dayMs = 86_400_000;

/** HTTP 429 Too Many Requests. */
const tooMany = 429;

/**
 * Returns a rejection if the address has reached its daily number of mails. Locks the address until the transaction
 * ends. Runs before the address is looked up, so that the reply does not reveal whether it is known. `now` in
 * milliseconds.
 */
export async function checkAddressLimit(
  connection: Connection,
  { email, now }: { readonly email: string; readonly now: number },
  { mailsPerEmail }: BookingLimits,
): Promise<FormRejection | undefined> {
  await lockRecipient(connection, email);
  return (await countRecentMails(connection, email, now - dayMs)) >= mailsPerEmail
    ? {
        message: 'We have sent this e-mail address as much as we may in a day. Please try again tomorrow.',
        statusCode: tooMany,
      }
    : undefined;
}

/**
 * Counts `mails` more in the current minute, and returns a rejection if the limit is reached. With zero mails the reply
 * is the same, so that it does not reveal whether there was one to send. Call it last in a transaction.
 */
export async function checkMinuteLimit(
  connection: Connection,
  { mails, now }: { readonly mails: number; readonly now: number },
  { mailsPerMinute }: BookingLimits,
): Promise<FormRejection | undefined> {
  const busy = {
    message: 'Many people are writing to us at this moment. Please try again in a minute.',
    statusCode: tooMany,
  };
  if (mails === 0) return (await isMailQuotaUsedUp(connection, now, mailsPerMinute)) ? busy : undefined;
  for (let count = 0; count < mails; count += 1)
    if (!(await consumeMailQuota(connection, now, mailsPerMinute))) return busy;
  return undefined;
}

/** Whether a repeated mail may be sent again: at most one per address in 24 hours. */
export const isMailDue = (mailedAt: string, now: number): boolean => Date.parse(mailedAt) <= now - dayMs;
