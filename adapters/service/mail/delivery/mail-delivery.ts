import type { Mail } from '../outbox.ts';

/** How mails leave the outbox. Rejects when one could not be handed over. */
export interface MailDelivery {
  deliver(mail: Mail): Promise<void>;
}
