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
  /** How often the outbox is looked at, in milliseconds: another process may have left something. */
  readonly pollMs?: number;
  /** The most mails that are handed over in a minute; the rest waits. Absent: as many as there are. */
  readonly mailsPerMinute?: number;
}

/** Carries the mails of the outbox, each at least once and, but for a crash between the two, exactly once. */
export interface MailWorker {
  /** Says that there is a new mail. */
  wake(): void;
  /** Sends everything that is due now. Gives how many mails were sent. */
  sendDue(): Promise<number>;
  /** Finishes the mail in hand and sends no more. */
  stop(): Promise<void>;
}

const leaseMs = 120_000;
const keepMs = 30 * 86_400_000;
/** Five days of attempts, as mail servers keep trying. Source: RFC 5321, 4.5.4.1. */
const mostAttempts = 29;
/** Half a minute after the first failure, then twice as long each time, six hours at most. */
const pauseAfter = (attempts: number): number => Math.min(6 * 3_600_000, 15_000 * 2 ** attempts);

/** Counts what was handed over in the present minute; false: the minute is full. */
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

  /** Sends a mail unless somebody else is sending it. */
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
      const code = isGivenUp ? 'given-up' : 'tried-again';
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
        log({ event: 'outbox-not-read', level: 'warning' });
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
