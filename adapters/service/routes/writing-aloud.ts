import type { Service } from '../service.ts';
import { writing } from '../store/changes.ts';

/** Writes, and tells everybody who follows the changes when it is done. */
export async function writingAloud<Value>(
  service: Service,
  work: Parameters<typeof writing<Value>>[1],
): Promise<Value> {
  const value = await writing(service.database, work);
  service.feed.announce();
  return value;
}
