import type { Clock } from '#adapters/clock.ts';
import type { Log } from '#adapters/log.ts';
import type { Database } from '../database/tables.ts';
import { dropOld, markAllSent } from './delivery/due-mails.ts';
import type { MailWorker } from './delivery/mail-worker.ts';

interface KeeperInput {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
}

/** Milliseconds for which new mails are gathered, so that many of them cost one write. */
const gatherMs = 250;
const keepMs = 30 * 86_400_000;

/**
 * Does a postman’s work where no mail server is configured: mails stay in the outbox and count as sent once they can be
 * read in the local mailbox, so that a mail server that is configured later does not send them all.
 */
export function createMailboxKeeper({ database, clock, log }: KeeperInput): MailWorker {
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<unknown> = Promise.resolve();

  async function sendDue(): Promise<number> {
    await dropOld(database, clock.now() - keepMs);
    return markAllSent(database, clock.now());
  }

  function work(): void {
    timer = undefined;
    working = sendDue().catch(() => log({ event: 'outbox-not-read', level: 'warning' }));
  }

  const wake = (): void => {
    timer ??= setTimeout(work, gatherMs);
  };
  // What the last process left.
  wake();
  return {
    sendDue,
    wake,
    async stop() {
      clearTimeout(timer);
      await working;
    },
  };
}
