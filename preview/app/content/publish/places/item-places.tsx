import { useQuery } from '@tanstack/react-query';
import { type ItemContent, itemUsesQuery } from '#preview/app/api/content.ts';
import { UseList } from '#preview/app/publish/uses/use-list.tsx';
import { Disclosure } from '#preview/app/ui/disclosure/disclosure.tsx';
import { productNow } from '#preview/app/ui/time/product-clock.ts';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import { useItem, useItemState } from '../../editor/item-context.ts';
import { listingLead, listingPeriod } from './listing-period.ts';
import { Listings } from './listings.tsx';
import { ownAddresses } from './own-addresses.ts';
import { PlaceList } from './place-list.tsx';
import { placesOf } from './places-of.ts';

/** `live` is the item as visitors see it; undefined if it is not live. */
export function ItemPlaces({ live }: { readonly live: ItemContent | undefined }) {
  const { itemKey, view, facts } = useItem();
  const { present } = useItemState().history;
  const { data: uses, error } = useQuery(itemUsesQuery(itemKey));
  const paths = live === undefined ? [] : placesOf(view, itemKey.id, live, facts);
  const comingPaths = live === undefined ? ownAddresses(view, itemKey.id, present) : [];
  const hasPlaces = paths.length + comingPaths.length > 0;
  const places = (
    <>
      {paths.length > 0 && <PlaceList paths={paths} siteAddress={facts.siteAddress} />}
      {comingPaths.length > 0 && (
        <>
          <p>Once it is published, visitors see it at:</p>
          <ul className="places">
            {comingPaths.map((path) => (
              <li key={path}>
                <code>{path}</code>
              </li>
            ))}
          </ul>
        </>
      )}
      <Listings
        view={view}
        content={live ?? present}
        facts={facts}
        lead={listingLead(listingPeriod(view.kind, live ?? present, new Date(productNow())), live !== undefined)}
      />
      {error && <p className="error-message">{errorMessageOf(error)}</p>}
      {uses && uses.length > 0 && (
        <>
          <p>Referred to by:</p>
          <UseList uses={uses} />
        </>
      )}
      {uses?.length === 0 && <p>{describeUnused(live !== undefined, hasPlaces)}</p>}
    </>
  );
  const isLong = paths.length + (uses?.length ?? 0) > maxOpenLinks;
  return (
    <section aria-labelledby="places-heading">
      <h3 id="places-heading">On the site</h3>
      {isLong ? (
        <Disclosure title={countPlaces(paths.length, uses?.length ?? 0)} isInitiallyOpen={false}>
          {places}
        </Disclosure>
      ) : (
        places
      )}
    </section>
  );
}

/** More links than these are closed at first, so that they are not on the way to what follows. */
const maxOpenLinks = 6;

const countPlaces = (addresses: number, uses: number): string =>
  [
    addresses > 0 ? [addresses === 1 ? 'Shown on 1 page' : `Shown on ${addresses} pages`] : [],
    uses > 0 ? [`${addresses > 0 ? 'chosen' : 'Chosen'} in ${uses === 1 ? '1 place' : `${uses} places`}`] : [],
  ]
    .flat()
    .join(', ');

function describeUnused(isLive: boolean, hasPlaces: boolean): string {
  if (hasPlaces) return 'No other content refers to it.';
  return isLive ? 'No address of its own, and nothing refers to it.' : 'Not live, and nothing refers to it.';
}
