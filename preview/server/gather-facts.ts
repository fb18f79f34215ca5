import type { ApiClient } from '#adapters/api/client.ts';
import { editingEndpoints } from '#schemas/api/editing.ts';
import type { ContentSource } from '#site/documents/content-source.ts';
import type { PreviewFacts } from '../calls/preview-facts.ts';
import { pageAddresses } from './page-addresses.ts';

/** Asks the API for all that editors choose from. Rejects when it cannot be had. */
export async function gatherFacts(
  call: ApiClient['call'],
  source: ContentSource,
  siteAddress: string,
): Promise<PreviewFacts> {
  const [restaurants, menus, offers, jobs, { pages }] = await Promise.all([
    source.restaurants(),
    source.menus(undefined),
    source.offers(undefined),
    source.jobs(),
    call(editingEndpoints.listPages),
  ]);
  return {
    siteAddress,
    restaurants: restaurants.map(({ slug, title }) => ({ value: slug, label: title })),
    menus: menus.map(({ id, name }) => ({ value: id, label: name })),
    offers: offers.map(({ id, title }) => ({ value: id, label: title })),
    addresses: pages.flatMap(({ id }) => pageAddresses(id, { restaurants, menus, offers, jobs })),
  };
}
