import type { Service } from '#adapters/service/service.ts';
import { withContentLock } from '../changes/changes.ts';

/** Runs `work` with the content lock and wakes the readers of the change feed afterwards. */
export async function writeAndNotify<Value>(
  service: Service,
  work: Parameters<typeof withContentLock<Value>>[1],
): Promise<Value> {
  const value = await withContentLock(service.database, work);
  service.feed.notify();
  return value;
}
