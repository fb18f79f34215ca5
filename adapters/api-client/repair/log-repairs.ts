import { LRUCache } from 'lru-cache';
import type { Log } from '#adapters/log.ts';
import type { Endpoint } from '#schemas/api/endpoint.ts';
import type { DescribedRepair } from './describe-repairs.ts';

/** Most descriptions in one log entry. */
const maxDescribed = 5;
/** Milliseconds in which the same repairs of the same endpoint are logged once. */
const repeatMs = 60 * 60 * 1000;

/** Logs what was repaired in replies. The same repairs are logged once an hour. */
export function createRepairLog(log: Log) {
  const logged = new LRUCache<string, true>({ max: 500, ttl: repeatMs });
  return ({ path }: Endpoint, repairs: readonly DescribedRepair[]): void => {
    if (repairs.length === 0) return;
    const described = repairs.slice(0, maxDescribed).map(({ text }) => text);
    const rest = repairs.length - maxDescribed;
    const message = [...described, ...(rest > 0 ? [`and ${rest} more`] : [])].join('; ');
    const hasLoss = repairs.some(({ kind }) => kind === 'removed');
    if (logged.has(path + message)) return;
    logged.set(path + message, true);
    log({ event: 'api-reply-repaired', level: hasLoss ? 'error' : 'warning', route: path, message });
  };
}
