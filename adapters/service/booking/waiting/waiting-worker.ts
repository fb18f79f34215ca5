import type { Clock } from '#adapters/clock.ts';
import type { Log } from '#adapters/log.ts';
import type { MailWorker } from '#adapters/service/mail/delivery/mail-worker.ts';
import { closeEntry, expireOffer } from './end-entry.ts';
import { offerTable } from './offer-table.ts';
import type { WaitingDependencies } from './waiting-dependencies.ts';
import { runStep } from './waiting-entries.ts';

/**
 * Ends expired offers and offers free tables. Each step is one transaction that only one of several copies of
 * the service can make.
 */
export interface WaitingWorker {
  /** Reports that a table may have come free. */
  wake(): void;
  /** Finishes the current step and stops. */
  stop(): Promise<void>;
}

/** Milliseconds between checks for expired offers. */
const pollMs = 2000;
/** Every so many checks, free tables are looked for that no cancellation has reported, such as new seats. */
const checksPerSearch = 15;

/** Ends what has expired. Returns whether anything had. `now` in milliseconds. */
export async function endDueEntries(dependencies: WaitingDependencies, now: number): Promise<boolean> {
  const at = new Date(now).toISOString();
  const due = await dependencies.database
    .selectFrom('waiting_entries')
    .select(['reference', 'status'])
    .where((row) =>
      row.or([
        row.and([row('status', '=', 'offered'), row('offer_until', '<=', at)]),
        row.and([row('status', '=', 'waiting'), row('closes_at', '<=', at)]),
      ]),
    )
    .orderBy('joined_at')
    .execute();
  for (const { reference, status } of due)
    await (status === 'offered' ? expireOffer : closeEntry)(dependencies, reference, now);
  return due.length > 0;
}

/** Offers all free tables for which somebody waits. Returns the number of offers. `now` in milliseconds. */
export async function offerFreeTables(dependencies: WaitingDependencies, now: number): Promise<number> {
  const lists = await dependencies.database
    .selectFrom('waiting_entries')
    .select(['store_id', 'day'])
    .distinct()
    .where('status', '=', 'waiting')
    .execute();
  let offers = 0;
  for (const { store_id: storeId, day } of lists) {
    for (;;) {
      const result = await runStep(dependencies.database, async (connection) => {
        const value = await offerTable(connection, dependencies, { storeId, day, now });
        return { commit: value === 'offered', value };
      });
      if (result !== 'offered') break;
      offers += 1;
    }
  }
  return offers;
}

export function startWaitingWorker(
  dependencies: WaitingDependencies & {
    readonly clock: Clock;
    readonly log: Log;
    readonly mailWorker: Pick<MailWorker, 'wake'>;
  },
): WaitingWorker {
  const { clock, log, mailWorker } = dependencies;
  let isStopped = false;
  let isReported = true;
  let wakeUp = Promise.withResolvers<void>();

  async function check(count: number): Promise<void> {
    const hasEnded = await endDueEntries(dependencies, clock.now());
    const isSearchDue = isReported || hasEnded || count % checksPerSearch === 0;
    isReported = false;
    const offers = isSearchDue ? await offerFreeTables(dependencies, clock.now()) : 0;
    if (hasEnded || offers > 0) mailWorker.wake();
  }

  async function run(): Promise<void> {
    for (let count = 0; !isStopped; count += 1) {
      wakeUp = Promise.withResolvers<void>();
      await check(count).catch(() => log({ event: 'waiting-list-failed', level: 'warning' }));
      if (isStopped) return;
      const timer = setTimeout(wakeUp.resolve, pollMs);
      if (isReported) wakeUp.resolve();
      await wakeUp.promise;
      clearTimeout(timer);
    }
  }

  const running = run();
  return {
    wake() {
      isReported = true;
      wakeUp.resolve();
    },
    async stop() {
      isStopped = true;
      wakeUp.resolve();
      await running;
    },
  };
}
