import type { Clock } from '#adapters/clock.ts';
import type { Database } from '#adapters/service/database/tables.ts';
import type { Change } from '#schemas/api/content/changes.ts';
import { changesSince, currentSequence } from './changes.ts';

/** Milliseconds between polls while somebody waits, because another process may have published. */
const pollMs = 200;

export interface ChangeFeed {
  /** Wakes all waiting readers after this process has published. */
  announce(): void;
  /** Waits for a change after `since`, at most `waitMs` or until the signal aborts, and returns the changes so far. */
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

  /** Starts listening at once, so that no change from now on is missed. */
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
          // A sequence below the requested one means a new database, which also counts as a change.
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
