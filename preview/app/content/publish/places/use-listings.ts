import { queryOptions, useQuery } from '@tanstack/react-query';
import { callPreview } from '#preview/app/api/call-preview.ts';
import { loadDraft } from '#preview/app/api/pages.ts';
import type { ContentKind, ContentUse } from '#schemas/api/content/content-kind.ts';
import { pageListEndpoints } from '#schemas/api/content/page-list.ts';
import { isRecord } from '#schemas/content/is-record.ts';
import { promotions, showsOffers } from '#schemas/tiles/promotions/promotions.tile.ts';

/** The tile types that list all items of a kind. */
const listingTiles: Readonly<Partial<Record<ContentKind, readonly string[]>>> = {
  restaurants: ['location-finder', 'location-list'],
  offer: ['promotions'],
  job: ['job-search', 'job-list'],
  menu: ['menu-list'],
  social: ['social-grid'],
};

const none: readonly ContentUse[] = [];

/** The live pages that list all items of a kind; empty until they are known. The page of a city lists only its own. */
export const useListings = (kind: ContentKind): readonly ContentUse[] => useQuery(listingsQuery(kind)).data ?? none;

const listingsQuery = (kind: ContentKind) =>
  queryOptions({
    queryKey: ['pages', 'listings', kind],
    queryFn: async ({ signal }): Promise<readonly ContentUse[]> => {
      const pages = new Map<string, ContentUse>();
      for (const tile of listingTiles[kind] ?? [])
        for (const { id, title, use } of await findPagesWithTile(tile, signal)) {
          const isListing = use !== undefined && use.published > 0 && id !== '_city';
          if (isListing && (tile !== promotions.type || (await listsOffers(id, signal))))
            pages.set(id, { kind: 'page', id, ...(title && { name: title }), isLive: true, isDraft: false });
        }
      return [...pages.values()];
    },
  });

/** The live pages that use a tile type, live or in their draft. */
const findPagesWithTile = async (tile: string, signal: AbortSignal) =>
  (
    await callPreview(`/editing/find-pages?tile=${tile}&status=live&limit=100`, pageListEndpoints.findPages.reply, {
      signal,
    })
  ).pages;

/** Promotions list the offers, or what editors have written in the tile. */
async function listsOffers(id: string, signal: AbortSignal): Promise<boolean> {
  const { page } = await loadDraft(id, signal);
  const tiles: readonly unknown[] = isRecord(page) && Array.isArray(page.tiles) ? page.tiles : [];
  return tiles.some(
    (tile) =>
      isRecord(tile) &&
      tile.type === promotions.type &&
      showsOffers({ source: String(tile.source), items: Array.isArray(tile.items) ? tile.items : [] }),
  );
}
