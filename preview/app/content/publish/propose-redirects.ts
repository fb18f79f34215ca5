import type { AddedRedirect } from '#schemas/api/content/content-items.ts';
import type { ContentKind } from '#schemas/api/content/content-kind.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { bookingPathOf, restaurantPathOf } from './places/restaurant-path-of.ts';

/** The redirects from the old addresses of a restaurant whose slug or city changes; none for other content. */
export function proposeRedirects(kind: ContentKind, live: unknown, draft: unknown): readonly AddedRedirect[] {
  if (kind !== 'restaurants' || !isRecord(live) || !isRecord(draft)) return [];
  const [from, to] = [restaurantPathOf(live), restaurantPathOf(draft)];
  if (from === undefined || to === undefined || from === to) return [];
  // The site finds a restaurant by its slug alone, so the address without a city stays.
  if (to.startsWith(`${from}/`)) return [];
  const moved = { from, to, prefix: true };
  const booking = { from: bookingPathOf(live), to: bookingPathOf(draft), prefix: true };
  return booking.from === booking.to ? [moved] : [moved, booking];
}
