import type { ItemContent } from '#preview/app/api/content.ts';
import type { PreviewFacts } from '#preview/app/api/preview-facts.ts';
import type { KindView } from '../../kind-views.ts';
import { bookingPathOf, restaurantPathOf } from './restaurant-path-of.ts';

/** The addresses of the site that show an item. */
export function placesOf(
  { kind, address }: KindView,
  id: string,
  content: ItemContent,
  { addresses }: Pick<PreviewFacts, 'addresses'>,
): readonly string[] {
  const paths = [...new Set(addresses.map(({ path }) => path))];
  if (kind === 'settings') return ['/'];
  if (kind === 'menu') return paths.filter((path) => path.endsWith(`/menu/${id}`));
  if (address !== undefined) return paths.filter((path) => path === `${address}${id}`);
  if (kind !== 'restaurants') return [];
  const own = restaurantPathOf(content);
  if (own === undefined) return [];
  return paths.filter((path) => path === own || path.startsWith(`${own}/`) || path === bookingPathOf(content));
}
