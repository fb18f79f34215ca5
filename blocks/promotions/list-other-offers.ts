import type { Offer } from '#schemas/domain/offer/offer.ts';
import type { Restaurant } from '#schemas/domain/restaurant/restaurant.ts';

type Place = Pick<Restaurant, 'storeId' | 'offers'>;

/**
 * The offers beside one offer: those that are valid at one of its restaurants first, and of these the ones that end next. Offers
 * that no restaurant lists are valid everywhere. Equal ones stay in the order of the list. Pure.
 */
export function listOtherOffers(
  offers: readonly Offer[],
  offer: Pick<Offer, 'id'>,
  restaurants: readonly Place[],
): readonly Offer[] {
  const placesOf = ({ id }: Pick<Offer, 'id'>): readonly Place[] => {
    const listing = restaurants.filter((each) => each.offers.includes(id));
    return listing.length > 0 ? listing : restaurants;
  };
  const here = new Set(placesOf(offer).map(({ storeId }) => storeId));
  const isHere = (each: Offer): boolean => placesOf(each).some(({ storeId }) => here.has(storeId));
  const others = offers
    .filter(({ id }) => id !== offer.id)
    .toSorted((one, other) => endOf(one).localeCompare(endOf(other)));
  const { near = [], far = [] } = Object.groupBy(others, (each) => (isHere(each) ? 'near' : 'far'));
  return [...near, ...far];
}

/** Sorts offers without a last day after all others. */
const endOf = ({ endDate }: Offer): string => endDate ?? '9999-12-31';
