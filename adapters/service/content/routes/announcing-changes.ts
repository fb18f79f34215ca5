import type { Service } from '#adapters/service/service.ts';
import { writing } from '../changes/changes.ts';

/** Runs `work` with the content lock and wakes the readers of the change feed afterwards. */
export async function announcingChanges<Value>(
  service: Service,
  work: Parameters<typeof writing<Value>>[1],
): Promise<Value> {
  const value = await writing(service.database, work);
  service.feed.announce();
  return value;
}
