import type { ItemContent } from '#preview/app/api/content.ts';
import type { KindView } from '../../kind-views.ts';
import { restaurantPathOf } from './restaurant-path-of.ts';

/** The addresses that an item has once it is live. */
export function ownAddresses({ kind, address }: KindView, id: string, content: ItemContent): readonly string[] {
  if (address !== undefined) return [`${address}${encodeURIComponent(id)}`];
  const path = kind === 'restaurants' ? restaurantPathOf(content) : undefined;
  return path === undefined ? [] : [path, `${path}/menu`];
}
