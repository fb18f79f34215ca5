import type { Clock } from '#adapters/clock.ts';
import type { Database } from '#adapters/service/database/tables.ts';
import type { Change } from '#schemas/api/content/changes.ts';
import { changesSince, currentSequence } from './changes.ts';

/** How often the database is asked, in milliseconds, while somebody waits: another process may have published. */
const pollMs = 200;

export interface ChangeFeed {
  /** Tells everybody who waits that this process has published. */
  announce(): void;
  /** Waits until there is something after `since`, the time is over or the signal ends it; then gives what there is. */
  read(since: number, waitMs: number, signal: AbortSignal): Promise<{ sequence: number; changes: Change[] }>;
}

interface Listener {
  readonly until: number;
  readonly wake: () => void;
}

export function createChangeFeed(database: Database, clock: Clock): ChangeFeed {
  const waiting = new Set<Listener>();
  let stopPolling = (): void => undefined;
  let known = -1;

  function announce(): void {
    for (const { wake } of [...waiting]) wake();
  }

  async function look(): Promise<void> {
    for (const { until, wake } of [...waiting]) if (clock.now() >= until) wake();
    const sequence = await currentSequence(database).catch(() => known);
    if (sequence !== known) announce();
    known = sequence;
  }

  /** Begins to listen at once, so that nothing published from now on is missed. */
  function listen(until: number): { readonly news: Promise<void>; readonly stop: () => void } {
    const { promise: news, resolve: wake } = Promise.withResolvers<void>();
    const listener: Listener = { until, wake };
    if (waiting.size === 0) stopPolling = clock.every(pollMs, look);
    waiting.add(listener);
    const stop = (): void => {
      if (waiting.delete(listener) && waiting.size === 0) stopPolling();
      wake();
    };
    return { news, stop };
  }

  return {
    announce,
    async read(since, waitMs, signal) {
      const until = clock.now() + waitMs;
      for (;;) {
        const { news, stop } = listen(until);
        signal.addEventListener('abort', stop);
        try {
          const answer = await changesSince(database, since);
          // A sequence below the one asked for means a new database: that is news as well.
          if (answer.changes.length > 0 || answer.sequence < since || clock.now() >= until || signal.aborted)
            return answer;
          await news;
        } finally {
          signal.removeEventListener('abort', stop);
          stop();
        }
      }
    },
  };
}
