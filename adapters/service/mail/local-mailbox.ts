import type { Clock } from '#adapters/clock.ts';
import type { Log } from '#adapters/log.ts';
import type { Database } from '../database/tables.ts';
import { deleteOldMails, markAllSent } from './delivery/due-mails.ts';
import type { MailWorker } from './delivery/mail-worker.ts';

interface LocalMailboxInput {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
}

/** Milliseconds for which new mails are collected, so that they are marked with one write. */
const batchDelayMs = 250;
const retentionMs = 30 * 86_400_000;

/**
 * Replaces the mail worker if no mail server is configured: mails stay in the outbox, readable in the local mailbox,
 * and are marked as sent, so that a mail server configured later does not send them.
 */
export function createLocalMailbox({ database, clock, log }: LocalMailboxInput): MailWorker {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();

  async function sendDue(): Promise<number> {
    await deleteOldMails(database, clock.now() - retentionMs);
    return markAllSent(database, clock.now());
  }

  function markSent(): void {
    timer = undefined;
    running = sendDue().catch(() => log({ event: 'outbox-failed', level: 'warning' }));
  }

  const wake = (): void => {
    timer ??= setTimeout(markSent, batchDelayMs);
  };
  // Mark mails that the last process left.
  wake();
  return {
    sendDue,
    wake,
    async stop() {
      clearTimeout(timer);
      await running;
    },
  };
}
