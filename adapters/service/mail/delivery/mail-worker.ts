import type { Clock } from '#adapters/clock.ts';
import type { Log } from '#adapters/log.ts';
import type { Database } from '#adapters/service/database/tables.ts';
import { type DueMail, dropOld, findDue, leaseMail, markFailed, markSent, postpone } from './due-mails.ts';
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
const keepMs = 30 * 86_400_000;
/** Five days of attempts, like mail servers. Source: RFC 5321, section 4.5.4.1. */
const mostAttempts = 29;
/** Half a minute after the first failure, then doubled each time, at most six hours. */
const pauseAfter = (attempts: number): number => Math.min(6 * 3_600_000, 15_000 * 2 ** attempts);

/** Counts mails in the current minute. Returns false if the limit is reached. */
function createPace(clock: Clock, most = Number.POSITIVE_INFINITY): () => boolean {
  let minute = 0;
  let count = 0;
  return () => {
    const present = Math.floor(clock.now() / 60_000);
    if (present !== minute) count = 0;
    minute = present;
    count += 1;
    return count <= most;
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
  let stopped = false;
  let droppedAt = 0;
  let news = Promise.withResolvers<void>();
  const mayHandOver = createPace(clock, mailsPerMinute);

  /** Sends a mail unless another worker has reserved it. */
  async function carry(mail: DueMail): Promise<boolean> {
    const now = clock.now();
    const attempts = await leaseMail(database, mail, now + leaseMs);
    if (attempts === undefined) return false;
    try {
      await delivery.deliver(mail);
    } catch (error) {
      const { isFinal, reason, status } = readMailFailure(error);
      const isGivenUp = isFinal || attempts >= mostAttempts;
      const lastError = [status, reason].filter((part) => part !== undefined).join(' ');
      if (isGivenUp) await markFailed(database, mail.id, clock.now(), lastError);
      else await postpone(database, mail.id, clock.now() + pauseAfter(attempts), lastError);
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
      const due = stopped ? [] : await findDue(database, clock.now());
      if (due.length === 0) return sent;
      for (const mail of due) {
        if (stopped || !mayHandOver()) return sent;
        if (await carry(mail)) sent += 1;
      }
    }
  }

  async function work(): Promise<void> {
    while (!stopped) {
      news = Promise.withResolvers<void>();
      try {
        await sendDue();
        if (clock.now() - droppedAt >= 3_600_000) {
          droppedAt = clock.now();
          await dropOld(database, droppedAt - keepMs);
        }
      } catch {
        log({ event: 'outbox-failed', level: 'warning' });
      }
      if (stopped) return;
      const timer = setTimeout(news.resolve, pollMs);
      await news.promise;
      clearTimeout(timer);
    }
  }

  const working = work();
  return {
    sendDue,
    wake: () => news.resolve(),
    async stop() {
      stopped = true;
      news.resolve();
      await working;
    },
  };
}
