import type { Offer } from '#schemas/domain/offer/offer.ts';
import { defineSource } from './define-source.ts';
import { cocktails } from './examples/offers.ts';
import type { ContentQueries } from './ports.ts';

/** All offers, or those that are valid at a restaurant. */
export const offersSource = defineSource<'offers', { readonly storeId?: string | undefined }, readonly Offer[]>({
  name: 'offers',
  example: [cocktails],
  load: ({ storeId }, { source, offersPerRestaurant }) =>
    storeId === undefined || offersPerRestaurant ? source.offers(storeId) : offersAt(storeId, source),
});

/**
 * The offers that are valid at a restaurant: those that the API states for it, none included. With a list of all
 * offers, those that it lists, and those that no restaurant lists, which are valid everywhere.
 */
async function offersAt(storeId: string, source: ContentQueries): Promise<readonly Offer[]> {
  const stated = await source.statedOffers(storeId);
  if (stated) return stated;
  const [offers, restaurants] = await Promise.all([source.offers(undefined), source.restaurants()]);
  const elsewhere = new Set(restaurants.flatMap((each) => (each.storeId === storeId ? [] : each.offers)));
  const here = restaurants.find((each) => each.storeId === storeId)?.offers ?? [];
  return offers.filter(({ id }) => here.includes(id) || !elsewhere.has(id));
}
