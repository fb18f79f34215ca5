import type { ItemContent } from '#preview/app/api/content.ts';
import type { PreviewFacts } from '#preview/app/api/preview-facts.ts';
import { UseList } from '#preview/app/publish/uses/use-list.tsx';
import type { KindView } from '../../kind-views.ts';
import { cityPathOf } from './city-path.ts';
import { PlaceList } from './place-list.tsx';
import { useListings } from './use-listings.ts';

interface ListingsProps {
  readonly view: KindView;
  readonly content: ItemContent;
  readonly facts: PreviewFacts;
  /** Introduces the pages: “It is listed on:”. */
  readonly lead: string;
}

/** The pages that list an item among all of its kind, with the page of a restaurant’s city. */
export function Listings({ view, content, facts, lead }: ListingsProps) {
  const pages = useListings(view.kind);
  const city = cityPathOf(view.kind, content, facts);
  if (pages.length === 0 && city === undefined) return null;
  return (
    <>
      <p>{lead}</p>
      {city !== undefined && <PlaceList paths={[city]} siteAddress={facts.siteAddress} />}
      <UseList uses={pages} />
    </>
  );
}
