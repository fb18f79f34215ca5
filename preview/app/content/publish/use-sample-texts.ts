import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { itemRevisionQuery } from '#preview/app/api/content.ts';
import { findRestaurantSampleTexts } from '#preview/review/items/restaurant-sample-texts.ts';
import type { ContentState } from '#schemas/api/content/content-items.ts';
import type { Problem } from '#schemas/content/problem/problem.ts';
import { useItem, useItemState } from '../editor/item-context.ts';

const none: readonly Problem[] = [];

/** The sample texts in the own tiles of a restaurant, which prevent publishing. None until the live version is known. */
export function useSampleTexts({ isLive, publishedRevision }: ContentState): readonly Problem[] {
  const { itemKey } = useItem();
  const { heroTiles } = useItemState().history.present;
  const isRestaurant = itemKey.kind === 'restaurants';
  const possible = useMemo(
    () => (isRestaurant ? findRestaurantSampleTexts({ heroTiles }, undefined) : none),
    [isRestaurant, heroTiles],
  );
  const live = isLive ? (publishedRevision ?? 0) : 0;
  // Only a restaurant with possible sample texts needs its live version.
  const { data } = useQuery({ ...itemRevisionQuery(itemKey, live), enabled: live > 0 && possible.length > 0 });
  return useMemo(() => {
    if (live === 0 || possible.length === 0) return possible;
    return data === undefined ? none : findRestaurantSampleTexts({ heroTiles }, data);
  }, [live, possible, heroTiles, data]);
}
