import { LRUCache } from 'lru-cache';
import type { Clock } from '../../clock.ts';
import type { Log } from '../../log.ts';

/** Milliseconds in which the same problem of the same call is logged once. */
const repeatMs = 60_000;

interface Logged {
  at: number;
  /** How often it has happened since, without being logged. */
  others: number;
}

/** A log that repeats an entry of the same event, call and problem at most once a minute, with the count of the others. */
export function limitRepeats(log: Log, { now }: Pick<Clock, 'now'>): Log {
  const entries = new LRUCache<string, Logged>({ max: 500 });
  return (entry) => {
    const key = [entry.event, entry.route, entry.code, entry.status, entry.message].join(' ');
    const earlier = entries.get(key);
    if (earlier && now() - earlier.at < repeatMs) {
      earlier.others += 1;
      return;
    }
    entries.set(key, { at: now(), others: 0 });
    const others = earlier?.others ?? 0;
    log(others > 0 ? { ...entry, message: withCount(entry.message, others) } : entry);
  };
}

const withCount = (message: string | undefined, others: number): string =>
  [message, `(and ${others} more since the last entry)`].filter(Boolean).join(' ');
