import type { Clock } from '#adapters/clock.ts';
import type { Database } from '#adapters/service/database/tables.ts';
import type { Change } from '#schemas/api/content/changes.ts';
import { readChangesSince, readCurrentSequence } from './changes.ts';

/** Milliseconds between polls while somebody waits, because another process may have published. */
const pollMs = 200;

export interface ChangeFeed {
  /** Wakes all waiting readers after this process has published. */
  notify(): void;
  /** Waits for a change after `since`, at most `waitMs` or until the signal aborts, and returns the changes so far. */
  read(since: number, waitMs: number, signal: AbortSignal): Promise<{ sequence: number; changes: Change[] }>;
}

interface Listener {
  readonly until: number;
  readonly wake: () => void;
}

export function createChangeFeed(database: Database, clock: Clock): ChangeFeed {
  const listeners = new Set<Listener>();
  let stopPolling = (): void => undefined;
  let lastSequence = -1;

  function notify(): void {
    for (const { wake } of [...listeners]) wake();
  }

  async function poll(): Promise<void> {
    for (const { until, wake } of [...listeners]) if (clock.now() >= until) wake();
    const sequence = await readCurrentSequence(database).catch(() => lastSequence);
    if (sequence !== lastSequence) notify();
    lastSequence = sequence;
  }

  /** Starts listening at once, so that no change from now on is missed. */
  function listen(until: number): { readonly changed: Promise<void>; readonly stop: () => void } {
    const { promise: changed, resolve: wake } = Promise.withResolvers<void>();
    const listener: Listener = { until, wake };
    if (listeners.size === 0) stopPolling = clock.every(pollMs, poll);
    listeners.add(listener);
    const stop = (): void => {
      if (listeners.delete(listener) && listeners.size === 0) stopPolling();
      wake();
    };
    return { changed, stop };
  }

  return {
    notify,
    async read(since, waitMs, signal) {
      const until = clock.now() + waitMs;
      for (;;) {
        const { changed, stop } = listen(until);
        signal.addEventListener('abort', stop);
        try {
          const answer = await readChangesSince(database, since);
          // A sequence below the requested one means a new database, which also counts as a change.
          if (answer.changes.length > 0 || answer.sequence < since || clock.now() >= until || signal.aborted)
            return answer;
          await changed;
        } finally {
          signal.removeEventListener('abort', stop);
          stop();
        }
      }
    },
  };
}
