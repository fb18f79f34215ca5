import type { BookingLimits } from '../booking/availability/booking-limits.ts';
import type { Connection } from '../database/tables.ts';
import { countMails, isMinuteFull, takeMailTurn } from '../mail/delivery/mail-turn.ts';
import { takeRecipientTurn } from '../mail/delivery/recipient-turn.ts';

/** Why something is not done now, with what to do instead, for the visitor. */
export interface FormLimitReached {
  readonly declined: string;
  /** A code of the error catalogue, where the answer has one. */
  readonly errorCode?: number;
  readonly statusCode?: number;
}

export const dayMs = 86_400_000;

/** Source: HTTP’s own number for it. */
const tooMany = 429;

/**
 * Why an address gets no more mails today; undefined: it may. Whoever else deals with the address waits until the
 * transaction ends. Asked before it is looked up, so that the answer tells nothing but that. `now` in milliseconds.
 */
export async function declineAddress(
  connection: Connection,
  { email, now }: { readonly email: string; readonly now: number },
  { mailsPerEmail }: BookingLimits,
): Promise<FormLimitReached | undefined> {
  await takeRecipientTurn(connection, email);
  return (await countMails(connection, email, now - dayMs)) >= mailsPerEmail
    ? {
        declined: 'We have sent this e-mail address as much as we may in a day. Please try again tomorrow.',
        statusCode: tooMany,
      }
    : undefined;
}

/**
 * Why nobody can be written to at this moment; undefined: `mails` more are counted. With none the answer is the same, so
 * that nobody can tell from it whether there was one to write. Comes last in a transaction.
 */
export async function declineMoment(
  connection: Connection,
  { mails, now }: { readonly mails: number; readonly now: number },
  { mailsPerMinute }: BookingLimits,
): Promise<FormLimitReached | undefined> {
  const busy = {
    declined: 'Many people are writing to us at this moment. Please try again in a minute.',
    statusCode: tooMany,
  };
  if (mails === 0) return (await isMinuteFull(connection, now, mailsPerMinute)) ? busy : undefined;
  for (let count = 0; count < mails; count += 1)
    if (!(await takeMailTurn(connection, now, mailsPerMinute))) return busy;
  return undefined;
}

/** Whether a mail that may be asked for again is due: it goes to an address once in 24 hours at most. */
export const isMailDue = (mailedAt: string, now: number): boolean => Date.parse(mailedAt) <= now - dayMs;
