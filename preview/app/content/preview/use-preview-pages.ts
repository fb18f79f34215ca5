import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type ItemContent, itemUsesQuery } from '#preview/app/api/content.ts';
import { pagePartQuery } from '#preview/app/api/pages.ts';
import type { ContentKind } from '#schemas/api/content/content-kind.ts';
import type { TileType } from '#schemas/content/tile/tile.ts';
import { useItem } from '../editor/item-context.ts';
import { type ItemUse, listPreviewPages, type PreviewPages } from './list-preview-pages.ts';

/** The tile types that show all items of a kind. */
const listingTiles: Readonly<Partial<Record<ContentKind, readonly TileType[]>>> = {
  menu: ['menu-list'],
  restaurants: ['location-list', 'location-finder'],
  offer: ['promotions'],
  job: ['job-list', 'job-search'],
  social: ['social-grid'],
};

interface FoundPages {
  readonly pages: PreviewPages;
  readonly isSearching: boolean;
  readonly error: unknown;
}

/** The pages on which the edited item can be seen. `content` is its saved draft. */
export function usePreviewPages(content: ItemContent): FoundPages {
  const { itemKey, view, facts } = useItem();
  const named = useQuery(itemUsesQuery(itemKey));
  const listing = useQueries({
    queries: (listingTiles[itemKey.kind] ?? []).map((tile) =>
      pagePartQuery({ text: '', status: 'all', tile, sort: 'address' }, 0),
    ),
  });
  const uses: readonly ItemUse[] = [
    ...(named.data ?? []),
    ...listing.flatMap(({ data }) =>
      (data?.pages ?? []).map(({ id, title, use }) => ({
        kind: 'page' as const,
        id,
        ...(title && { name: title }),
        isLive: (use?.published ?? 0) > 0,
      })),
    ),
  ];
  const usesKey = JSON.stringify(uses);
  const pages = useMemo(
    () => listPreviewPages(view, itemKey.id, content, facts, JSON.parse(usesKey)),
    [view, itemKey.id, content, facts, usesKey],
  );
  const queries = [named, ...listing];
  return {
    pages,
    isSearching: queries.some(({ isPending }) => isPending),
    error: queries.find(({ error }) => error)?.error,
  };
}
