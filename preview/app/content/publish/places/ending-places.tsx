import { useQuery } from '@tanstack/react-query';
import { itemRevisionQuery } from '#preview/app/api/content.ts';
import { factsQuery } from '#preview/app/api/pages.ts';
import { productNow } from '#preview/app/ui/time/product-clock.ts';
import type { ContentState } from '#schemas/api/content/content-items.ts';
import { readItem } from '../../editor/read-item.ts';
import type { KindView } from '../../kind-views.ts';
import { listingPeriod } from './listing-period.ts';
import { Listings } from './listings.tsx';
import { PlaceList } from './place-list.tsx';
import { placesOf } from './places-of.ts';

interface EndingPlacesProps {
  /** A live item. */
  readonly item: ContentState;
  readonly view: KindView;
}

/** The addresses that end when an item is taken off the site, and the pages that no longer list it. */
export function EndingPlaces({ item, view }: EndingPlacesProps) {
  const { data: facts } = useQuery(factsQuery);
  const revision = item.publishedRevision ?? 0;
  const { data: live } = useQuery({ ...itemRevisionQuery(item, revision), enabled: revision > 0 });
  if (!facts) return null;
  const paths = live === undefined ? [] : placesOf(view, item.id, readItem(live), facts);
  const isListed = listingPeriod(view.kind, live, new Date(productNow())).state === 'current';
  return (
    <>
      {paths.length > 0 && (
        <>
          <p>
            {paths.length === 1
              ? 'This address will show “Page not found”:'
              : 'These addresses will show “Page not found”:'}
          </p>
          <PlaceList paths={paths} siteAddress={facts.siteAddress} />
        </>
      )}
      {isListed && (
        <Listings view={view} content={readItem(live)} facts={facts} lead="Visitors will no longer find it on:" />
      )}
    </>
  );
}
