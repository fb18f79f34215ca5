import { openingStatus } from '#schemas/domain/restaurant/opening-status.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';

/** Formats the time until or from which food can be collected. Returns undefined if the hours are unknown. */
export function formatCollectionTime(restaurant: Restaurant, now: Date, collectionCloses: string): string | undefined {
  const status = openingStatus(restaurant, now, 'click-and-collect', collectionCloses);
  return status?.closes ? `Collect until ${status.closes}` : status?.text;
}
