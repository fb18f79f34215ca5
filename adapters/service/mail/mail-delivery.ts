import type { Mail } from './outbox.ts';

/** How mails leave the outbox. Rejects when one could not be handed over. */
export interface MailDelivery {
  deliver(mail: Mail): Promise<void>;
}

/** Whether a mail server has refused for good (a reply of 5xx), so that trying again is no use. */
export const isPermanent = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500 &&
  error.responseCode < 600;
