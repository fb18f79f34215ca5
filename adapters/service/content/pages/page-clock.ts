import type { Clock } from '#adapters/clock.ts';
import type { Log } from '#adapters/log.ts';
import type { Database } from '#adapters/service/database/tables.ts';
import type { ChangeFeed } from '../changes/change-feed.ts';
import { writing } from '../changes/changes.ts';
import { restorableMs, sweepDeletedPages } from './deleted-pages.ts';
import { carryOutDue, isAnythingDue } from './page-schedule.ts';

interface Means {
  readonly database: Database;
  readonly feed: ChangeFeed;
  readonly clock: Clock;
  readonly log: Log;
}

/** Milliseconds between checks for due schedules. */
const lookMs = 250;
const sweepMs = 3_600_000;

/**
 * Publishes and unpublishes pages at their scheduled times, catching up at start, and purges pages deleted long ago.
 * Several copies may run on one database: each action runs once.
 */
export function startPageClock({ database, feed, clock, log }: Means): { stop(): Promise<void> } {
  let working: Promise<void> | undefined;
  let sweptAt = Number.NEGATIVE_INFINITY;
  let failing = false;

  async function look(): Promise<void> {
    const now = new Date(clock.now()).toISOString();
    if (await isAnythingDue(database, now)) {
      await writing(database, (connection) => carryOutDue(connection, now));
      feed.announce();
    }
    if (clock.now() - sweptAt < sweepMs) return;
    const before = new Date(clock.now() - restorableMs).toISOString();
    await writing(database, (connection) => sweepDeletedPages(connection, before));
    sweptAt = clock.now();
  }

  /** Logs repeated failures once; the next run tries again. */
  async function tryLook(): Promise<void> {
    try {
      await look();
      failing = false;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (!failing) log({ event: 'page-schedules-failed', level: 'warning', message });
      failing = true;
    }
    working = undefined;
  }

  const tick = (): Promise<void> => {
    working ??= tryLook();
    return working;
  };
  void tick();
  const stopLooking = clock.every(lookMs, tick);
  return {
    async stop() {
      stopLooking();
      await working;
    },
  };
}
