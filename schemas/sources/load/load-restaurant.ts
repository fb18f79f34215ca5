import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';
import type { SourcePorts } from '../ports.ts';

/** The complete entry of a restaurant; undefined if it no longer exists. */
export async function loadRestaurant(source: SourcePorts['source'], storeId: string): Promise<Restaurant | undefined> {
  const entry = (await source.restaurants()).find((each) => each.storeId === storeId);
  return entry && source.completeRestaurant(entry);
}
