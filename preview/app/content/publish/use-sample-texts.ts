import { useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { itemRevisionQuery, itemRevisionsQuery } from '#preview/app/api/content.ts';
import { listPublishedRevisions } from '#preview/review/items/published-revisions.ts';
import { findRestaurantSampleTexts } from '#preview/review/items/restaurant-sample-texts.ts';
import type { Problem } from '#schemas/content/problem/problem.ts';
import { useItem, useItemState } from '../editor/item-context.ts';

const none: readonly Problem[] = [];

/** The sample texts in the own tiles of a restaurant, which prevent publishing. None until it is known what was live. */
export function useSampleTexts(): readonly Problem[] {
  const { itemKey } = useItem();
  const { heroTiles } = useItemState().history.present;
  const isRestaurant = itemKey.kind === 'restaurants';
  const possible = useMemo(
    () => (isRestaurant ? findRestaurantSampleTexts({ heroTiles }, []) : none),
    [isRestaurant, heroTiles],
  );
  // Only a restaurant with possible sample texts needs its revisions.
  const { data: revisions } = useQuery({ ...itemRevisionsQuery(itemKey), enabled: possible.length > 0 });
  const published = useQueries({
    queries: listPublishedRevisions(revisions ?? []).map((number) => itemRevisionQuery(itemKey, number)),
    combine: (queries) =>
      queries.every(({ isSuccess }) => isSuccess) ? queries.map(({ data }): unknown => data) : undefined,
  });
  return useMemo(() => {
    if (possible.length === 0) return none;
    return revisions && published ? findRestaurantSampleTexts({ heroTiles }, published) : none;
  }, [possible, heroTiles, revisions, published]);
}
