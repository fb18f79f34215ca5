import type { Offer } from '#schemas/domain/offer/offer.ts';
import type { Rule } from '../finding.ts';
import { findOfferWarnings } from '../items/offer-warnings.ts';
import { findTileNeeds } from '../tile-needs.ts';

/** What the offers on the page do not state, such as their last day. */
export const incompleteOffers: Rule = ({ page }, { offers = [] }) =>
  findTileNeeds(page).flatMap(({ placed: { index, tile }, need }) => {
    const shownOffers: readonly Offer[] =
      need.source === 'offers' ? offers : need.source === 'offer' ? offers.filter(({ id }) => id === need.slug) : [];
    return shownOffers.flatMap((offer) =>
      findOfferWarnings(offer).map(({ message }) => ({
        code: 'offer-incomplete' as const,
        severity: 'warning' as const,
        path: ['tiles', index],
        tile: { key: tile.key, type: tile.type },
        message: message.replace('The offer', () => `The offer “${offer.title}”`),
        fixes: [],
      })),
    );
  });
