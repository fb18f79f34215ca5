import type { Clock } from '#adapters/clock.ts';
import type { Log } from '#adapters/log.ts';
import type { Database } from '#adapters/service/database/tables.ts';
import { type DueMail, deleteOldMails, findDueMails, leaseMail, markFailed, markSent, postpone } from './due-mails.ts';
import type { MailDelivery } from './mail-delivery.ts';
import { readMailFailure } from './mail-failure.ts';

export interface MailWorkerInput {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly delivery: MailDelivery;
  /** Milliseconds between checks of the outbox, because another process may have added a mail. */
  readonly pollMs?: number;
  /** Largest number of mails sent per minute; default: unlimited. */
  readonly mailsPerMinute?: number;
}

/**
 * Sends the mails of the outbox. Each is sent once, or again if the process crashes between sending it and recording
 * that.
 */
export interface MailWorker {
  /** Reports a new mail. */
  wake(): void;
  /** Sends all due mails and returns their number. */
  sendDue(): Promise<number>;
  /** Finishes the current mail and stops. */
  stop(): Promise<void>;
}

const leaseMs = 120_000;
const retentionMs = 30 * 86_400_000;
/** Five days of attempts, like mail servers. Source: RFC 5321, section 4.5.4.1. */
const maxAttempts = 29;
/** Half a minute after the first failure, then doubled each time, at most six hours. */
const getRetryDelayMs = (attempts: number): number => Math.min(6 * 3_600_000, 15_000 * 2 ** attempts);

/** Counts mails in the current minute. Returns false if the limit is reached. */
function createMinuteLimit(clock: Clock, max = Number.POSITIVE_INFINITY): () => boolean {
  let minute = 0;
  let count = 0;
  return () => {
    const currentMinute = Math.floor(clock.now() / 60_000);
    if (currentMinute !== minute) count = 0;
    minute = currentMinute;
    count += 1;
    return count <= max;
  };
}

export function createMailWorker({
  database,
  clock,
  log,
  delivery,
  pollMs = 2000,
  mailsPerMinute,
}: MailWorkerInput): MailWorker {
  let isStopped = false;
  let cleanedUpAt = 0;
  let wakeUp = Promise.withResolvers<void>();
  const canSend = createMinuteLimit(clock, mailsPerMinute);

  /** Sends a mail unless another worker has reserved it. */
  async function sendMail(mail: DueMail): Promise<boolean> {
    const now = clock.now();
    const attempts = await leaseMail(database, mail, now + leaseMs);
    if (attempts === undefined) return false;
    try {
      await delivery.deliver(mail);
    } catch (error) {
      const { isFinal, reason, status } = readMailFailure(error);
      const isGivenUp = isFinal || attempts >= maxAttempts;
      const lastError = [status, reason].filter((part) => part !== undefined).join(' ');
      if (isGivenUp) await markFailed(database, mail.id, clock.now(), lastError);
      else await postpone(database, mail.id, clock.now() + getRetryDelayMs(attempts), lastError);
      const code = isGivenUp ? 'given-up' : 'retry-later';
      log({ event: 'mail-not-sent', level: isGivenUp ? 'error' : 'warning', code, status, message: reason });
      return false;
    }
    await markSent(database, mail.id, clock.now());
    return true;
  }

  async function sendDue(): Promise<number> {
    let sent = 0;
    for (;;) {
      const due = isStopped ? [] : await findDueMails(database, clock.now());
      if (due.length === 0) return sent;
      for (const mail of due) {
        if (isStopped || !canSend()) return sent;
        if (await sendMail(mail)) sent += 1;
      }
    }
  }

  async function run(): Promise<void> {
    while (!isStopped) {
      wakeUp = Promise.withResolvers<void>();
      try {
        await sendDue();
        if (clock.now() - cleanedUpAt >= 3_600_000) {
          cleanedUpAt = clock.now();
          await deleteOldMails(database, cleanedUpAt - retentionMs);
        }
      } catch {
        log({ event: 'outbox-failed', level: 'warning' });
      }
      if (isStopped) return;
      const timer = setTimeout(wakeUp.resolve, pollMs);
      await wakeUp.promise;
      clearTimeout(timer);
    }
  }

  const running = run();
  return {
    sendDue,
    wake: () => wakeUp.resolve(),
    async stop() {
      isStopped = true;
      wakeUp.resolve();
      await running;
    },
  };
}
