import type { Call } from '#adapters/api-client/call-input.ts';
import { type ContentState, contentItemEndpoints } from '#schemas/api/content/content-items.ts';
import { matchRoute, type Route } from '#site/routing/match-route.ts';

/** Creates a function that finds the restaurant that an address would show if it was published. Loads them once. */
export function createHiddenRestaurantFinder(call: Call) {
  let restaurants: Promise<readonly ContentState[]> | undefined;
  return async (path: string): Promise<ContentState | undefined> => {
    const slug = slugOf(matchRoute(path))?.toLowerCase();
    if (slug === undefined) return undefined;
    restaurants ??= call(contentItemEndpoints.listContent, { params: { kind: 'restaurants' } }).then(
      ({ items }) => items,
      () => [],
    );
    return (await restaurants).find(
      ({ isLive, slugs = [] }) => !isLive && slugs.some((each) => each.toLowerCase() === slug),
    );
  };
}

function slugOf(route: Route): string | undefined {
  if (route.kind === 'restaurant') return route.slug;
  if (route.kind === 'place') return route.word;
  return route.kind === 'booking' ? route.id : undefined;
}
