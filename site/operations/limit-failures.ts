import { LRUCache } from 'lru-cache';
import type { SiteLog, SiteLogEntry } from './site-log.ts';

/** Most addresses of which the failure is remembered. Beyond it, the oldest may be logged again. */
const maxAddresses = 1000;

interface Failure {
  readonly message: string | undefined;
  /** How often the address has failed for this reason. */
  count: number;
}

interface FailureLog {
  /** Logs a failed document once for each address and reason, and any other entry. */
  readonly log: SiteLog;
  /** Logs that an address works again, if it had failed. */
  readonly recovered: (path: string) => void;
}

/** A log of documents that fail: at each request they would fill it with the same line. */
export function limitFailures(log: SiteLog): FailureLog {
  const failures = new LRUCache<string, Failure>({ max: maxAddresses });
  const logFailure = (entry: SiteLogEntry, path: string): void => {
    const earlier = failures.get(path);
    if (earlier && earlier.message === entry.message) {
      earlier.count += 1;
      return;
    }
    failures.set(path, { message: entry.message, count: 1 });
    log(earlier ? { ...entry, message: `${entry.message} (before: ${describe(earlier)})` } : entry);
  };
  return {
    log: (entry) =>
      entry.event === 'document-failed' && entry.path !== undefined ? logFailure(entry, entry.path) : log(entry),
    recovered(path) {
      const failure = failures.get(path);
      if (!failure) return;
      failures.delete(path);
      log({ level: 'info', event: 'document-recovered', path, message: `Before: ${describe(failure)}` });
    },
  };
}

const describe = ({ message, count }: Failure): string => `${message}, ${count === 1 ? 'once' : `${count} times`}`;
