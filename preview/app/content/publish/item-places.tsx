import { useQuery } from '@tanstack/react-query';
import { type ItemContent, itemUsesQuery } from '#preview/app/api/content.ts';
import type { PreviewFacts } from '#preview/app/api/preview-facts.ts';
import { messageOf } from '#preview/app/api/send-request.ts';
import { UseList } from '#preview/app/publish/uses/use-list.tsx';
import { useItem } from '../editor/item-context.ts';
import type { KindView } from '../kind-views.ts';
import { bookingPathOf, restaurantPathOf } from './restaurant-path-of.ts';

/** The most addresses that are listed. A menu may have one for every restaurant. */
const maxPlaces = 12;

/** `live` is the item as visitors see it; undefined if it is not live. */
export function ItemPlaces({ live }: { readonly live: ItemContent | undefined }) {
  const { itemKey, view, facts } = useItem();
  const { data: uses, error } = useQuery(itemUsesQuery(itemKey));
  const paths = live === undefined ? [] : placesOf(view, itemKey.id, live, facts);
  return (
    <section aria-labelledby="places-heading">
      <h3 id="places-heading">On the site</h3>
      {paths.length > 0 && <PlaceList paths={paths} siteAddress={facts.siteAddress} />}
      {error && <p className="error-message">{messageOf(error)}</p>}
      {uses && uses.length > 0 && (
        <>
          <p>Referred to by:</p>
          <UseList uses={uses} />
        </>
      )}
      {paths.length === 0 && uses?.length === 0 && (
        <p>{live ? 'No address of its own, and nothing refers to it.' : 'Not live, and nothing refers to it.'}</p>
      )}
    </section>
  );
}

interface PlaceListProps {
  readonly paths: readonly string[];
  readonly siteAddress: string;
}

/** Links to addresses of the site. */
export const PlaceList = ({ paths, siteAddress }: PlaceListProps) => (
  <ul className="places">
    {paths.slice(0, maxPlaces).map((path) => (
      <li key={path}>
        <a href={`${siteAddress}${path}`} target="_blank" rel="noreferrer">
          {path}
        </a>
      </li>
    ))}
    {paths.length > maxPlaces && <li>{`and ${paths.length - maxPlaces} more addresses`}</li>}
  </ul>
);

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
