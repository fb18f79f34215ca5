import type { PreviewFacts } from '#preview/app/api/preview-facts.ts';
import type { ContentKind } from '#schemas/api/content/content-kind.ts';
import { restaurantPathOf } from './restaurant-path-of.ts';

/** The page of a restaurant’s city; undefined without another restaurant there, because a city with one has no page. */
export function cityPathOf(
  kind: ContentKind,
  content: Readonly<Record<string, unknown>>,
  { addresses }: Pick<PreviewFacts, 'addresses'>,
): string | undefined {
  const { city } = content;
  if (kind !== 'restaurants' || typeof city !== 'string' || city === '') return undefined;
  const path = `/restaurants/${city.toLowerCase()}`;
  const own = restaurantPathOf(content);
  const hasOthers = addresses.some(
    (each) => each.page === '_restaurant' && each.path.startsWith(`${path}/`) && each.path !== own,
  );
  return hasOthers ? path : undefined;
}
