import type { Service } from '#adapters/service/service.ts';
import { writing } from '../changes/changes.ts';

/** Writes, and tells everybody who follows the changes when it is done. */
export async function announcingChanges<Value>(
  service: Service,
  work: Parameters<typeof writing<Value>>[1],
): Promise<Value> {
  const value = await writing(service.database, work);
  service.feed.announce();
  return value;
}
