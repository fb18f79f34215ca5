import { restaurantPath } from '#blocks/_shared/restaurant/restaurant-links.ts';
import type { AddedRedirect } from '#schemas/api/content/content-items.ts';
import type { ContentKind } from '#schemas/api/content/content-kinds.ts';
import { isRecord } from '#schemas/content/is-record.ts';

/** The redirects from the old addresses of a restaurant whose slug or city changes; none for other content. */
export function proposeRedirects(kind: ContentKind, live: unknown, draft: unknown): readonly AddedRedirect[] {
  if (kind !== 'restaurants' || !isRecord(live) || !isRecord(draft)) return [];
  const { slug: oldSlug, city: oldCity } = live;
  const { slug, city } = draft;
  if (![oldSlug, oldCity, slug, city].every((each) => typeof each === 'string' && each !== '')) return [];
  const from = restaurantPath({ city: String(oldCity), slug: String(oldSlug) });
  const to = restaurantPath({ city: String(city), slug: String(slug) });
  if (from === to) return [];
  const moved = { from, to, prefix: true };
  return oldSlug === slug ? [moved] : [moved, { from: `/booking/${oldSlug}`, to: `/booking/${slug}`, prefix: true }];
}
