import { openingStatus } from '#schemas/domain/restaurant/opening-status.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';

/** Until when, or from when, food can be collected; nothing where hours are not known. */
export function collectionText(restaurant: Restaurant, now: Date, collectionCloses: string): string | undefined {
  const status = openingStatus(restaurant, now, 'click-and-collect', collectionCloses);
  return status?.closes ? `Collect until ${status.closes}` : status?.text;
}
