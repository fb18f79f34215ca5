import type { Call } from '#adapters/api-client/call-input.ts';
import { restaurantPath } from '#blocks/_shared/restaurant/restaurant-links.ts';
import { editingEndpoints } from '#schemas/api/content/editing.ts';
import type { LinkingItem } from '#schemas/api/content/site-links.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { isPageWithoutAddress } from '#schemas/content/page/page-without-address.ts';
import type { ContentSource } from '#site/pages/source/content-source.ts';
import { pageAddresses } from '../page-addresses.ts';

/** Whether a link leads to a place on its own page. */
export const isOnOwnPage = (href: string): boolean => href.startsWith('#');

/**
 * Creates a function that finds an address at which a page is live; a template is at many. A restaurant’s tiles are on
 * its page. Undefined for shared tiles, which are on other pages, and for all other content.
 */
export function createOwnPathFinder(source: ContentSource, published: ReadonlySet<string>) {
  let content: ReturnType<typeof loadContent> | undefined;
  return async ({ kind, id }: Pick<LinkingItem, 'kind' | 'id'>): Promise<string | undefined> => {
    const hasOwnPath = kind === 'page' && !isPageWithoutAddress(id) && (published.has(id) || id.startsWith('_'));
    if (!hasOwnPath && kind !== 'restaurants') return undefined;
    content ??= loadContent(source);
    if (kind === 'page') return pageAddresses(id, await content)[0]?.path;
    const restaurant = (await content).restaurants.find(({ storeId }) => storeId === id);
    return restaurant && restaurantPath(restaurant);
  };
}

async function loadContent(source: ContentSource) {
  const [restaurants, menus, offers, jobs] = await Promise.all([
    source.restaurants(),
    source.menus(undefined),
    source.offers(undefined),
    source.jobs(),
  ]);
  return { restaurants, menus, offers, jobs };
}

/** Whether a page's draft has a tile with this key, which may not be live yet. True if the draft cannot be read. */
export async function isInDraft(call: Call, id: string, key: string): Promise<boolean> {
  const draft = await call(editingEndpoints.draft, { params: { id } }).catch(() => undefined);
  if (!draft) return true;
  const { page } = draft;
  const tiles: readonly unknown[] = isRecord(page) && Array.isArray(page.tiles) ? page.tiles : [];
  return tiles.some((tile) => isRecord(tile) && tile.key === key);
}
