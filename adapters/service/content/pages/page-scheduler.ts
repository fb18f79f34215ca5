import type { Clock } from '#adapters/clock.ts';
import type { Log } from '#adapters/log.ts';
import type { Database } from '#adapters/service/database/tables.ts';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import type { ChangeFeed } from '../changes/change-feed.ts';
import { withContentLock } from '../changes/changes.ts';
import { purgeDeletedItems } from '../items/deleted-items.ts';
import { runDueItems } from '../items/schedule/due-items.ts';
import { purgeDeletedPages, restorePeriodMs } from './deleted-pages.ts';
import { runDueSchedules } from './page-schedule.ts';
import { hasDueTimes } from './schedule-times.ts';
import { serializeRuns } from './serialize-runs.ts';

interface SchedulerDependencies {
  readonly database: Database;
  readonly feed: ChangeFeed;
  readonly clock: Clock;
  readonly log: Log;
}

/** Milliseconds between checks for due schedules. */
const pollMs = 250;
const purgeIntervalMs = 3_600_000;

/**
 * Publishes and unpublishes pages and other content at their scheduled times, catching up at start, and purges what was
 * deleted long ago.
 * Several copies may run on one database: each action runs once.
 */
export function startPageScheduler({ database, feed, clock, log }: SchedulerDependencies): { stop(): Promise<void> } {
  let purgedAt = Number.NEGATIVE_INFINITY;
  let isFailing = false;

  async function poll(): Promise<void> {
    const now = new Date(clock.now()).toISOString();
    if ((await hasDueTimes(database, 'pages', now)) || (await hasDueTimes(database, 'content_drafts', now))) {
      await withContentLock(database, async (connection) => {
        // A page may show content that is due at the same time.
        for (const failure of await runDueItems(connection, now))
          log({ event: 'content-schedule-failed', level: 'warning', ...failure });
        await runDueSchedules(connection, now);
      });
      feed.notify();
    }
    if (clock.now() - purgedAt < purgeIntervalMs) return;
    const before = new Date(clock.now() - restorePeriodMs).toISOString();
    await withContentLock(database, async (connection) => {
      await purgeDeletedPages(connection, before);
      await purgeDeletedItems(connection, before);
    });
    purgedAt = clock.now();
  }

  /** Logs repeated failures once; the next run tries again. */
  async function tryPoll(): Promise<void> {
    try {
      await poll();
      isFailing = false;
    } catch (error) {
      const message = errorMessageOf(error);
      if (!isFailing) log({ event: 'page-schedules-failed', level: 'warning', message });
      isFailing = true;
    }
  }

  const runPoll = serializeRuns(tryPoll);
  let lastRun = runPoll();
  const stopPolling = clock.every(pollMs, () => {
    lastRun = runPoll();
    return lastRun;
  });
  return {
    async stop() {
      stopPolling();
      await lastRun;
    },
  };
}
