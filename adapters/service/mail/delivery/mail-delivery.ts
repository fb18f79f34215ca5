import type { Mail } from '../outbox.ts';

/** Delivers the mails of the outbox. Rejects if a mail could not be delivered. */
export interface MailDelivery {
  deliver(mail: Mail): Promise<void>;
}
