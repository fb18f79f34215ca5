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

interface Recipient {
  readonly email: string;
  /** In milliseconds. */
  readonly now: number;
}

/**
 * Whether the address has reached its daily number of mails. A form then leaves out its acknowledgement. Locks the
 * address until the transaction ends.
 */
export async function isAddressLimitReached(
  connection: Connection,
  { email, now }: Recipient,
  { mailsPerEmail }: BookingLimits,
): Promise<boolean> {
  await lockRecipient(connection, email);
  return (await countRecentMails(connection, email, now - dayMs)) >= mailsPerEmail;
}

/**
 * The same as a rejection, for forms that are pointless without their mail. Runs before the address is looked up, so that
 * the reply does not reveal whether it is known.
 */
export async function checkAddressLimit(
  ...[connection, recipient, limits]: Parameters<typeof isAddressLimitReached>
): Promise<FormRejection | undefined> {
  if (!(await isAddressLimitReached(connection, recipient, limits))) return undefined;
  return {
    message: 'Too many emails have been sent to this address today. Please try again tomorrow, or ring the restaurant.',
    statusCode: tooMany,
  };
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
