import type { Change } from '#schemas/api/changes.ts';
import type { Database } from '../database/tables.ts';
import { changesSince, currentSequence } from './changes.ts';

/** How often the database is asked, in milliseconds, while somebody waits: another process may have published. */
const pollMs = 200;

export interface ChangeFeed {
  /** Tells everybody who waits that this process has published. */
  announce(): void;
  /** Waits until there is something after `since`, the time is over or the signal ends it; then gives what there is. */
  read(since: number, waitMs: number, signal: AbortSignal): Promise<{ sequence: number; changes: Change[] }>;
}

export function createChangeFeed(database: Database): ChangeFeed {
  const waiting = new Set<() => void>();
  let poll: NodeJS.Timeout | undefined;
  let known = -1;

  function announce(): void {
    for (const wake of [...waiting]) wake();
  }

  async function look(): Promise<void> {
    const sequence = await currentSequence(database).catch(() => known);
    if (sequence !== known) announce();
    known = sequence;
  }

  /** Begins to listen at once, so that nothing published from now on is missed. */
  function listen(): { readonly news: Promise<void>; readonly stop: () => void } {
    let stop = (): void => undefined;
    const news = new Promise<void>((resolve) => {
      stop = () => {
        waiting.delete(stop);
        if (waiting.size === 0) clearInterval(poll);
        resolve();
      };
    });
    if (waiting.size === 0) poll = setInterval(() => void look(), pollMs);
    waiting.add(stop);
    return { news, stop };
  }

  return {
    announce,
    async read(since, waitMs, signal) {
      const until = Date.now() + waitMs;
      for (;;) {
        const { news, stop } = listen();
        const timer = setTimeout(stop, Math.max(0, until - Date.now()));
        signal.addEventListener('abort', stop);
        try {
          const answer = await changesSince(database, since);
          // A sequence below the one asked for means a new database: that is news as well.
          if (answer.changes.length > 0 || answer.sequence < since || Date.now() >= until || signal.aborted)
            return answer;
          await news;
        } finally {
          clearTimeout(timer);
          signal.removeEventListener('abort', stop);
          stop();
        }
      }
    },
  };
}
