import type { Offer } from '#schemas/domain/offer/offer.ts';
import type { Rule } from '../finding.ts';
import { findTileNeeds } from '../tile-needs.ts';

/** Offers on the page without an end: promotions must state their closing date. Source: CAP Code, 8.17.4. */
export const offerEnds: Rule = ({ page }, { offers = [] }) =>
  findTileNeeds(page).flatMap(({ placed: { index, tile }, need }) => {
    const shownOffers: readonly Offer[] =
      need.source === 'offers' ? offers : need.source === 'offer' ? offers.filter(({ id }) => id === need.slug) : [];
    return shownOffers
      .filter(({ endDate }) => endDate === undefined)
      .map(({ title }) => ({
        code: 'offer-without-end',
        severity: 'warning',
        path: ['tiles', index],
        tile: { key: tile.key, type: tile.type },
        message: `The offer “${title}” has no end date. Add one to the offer.`,
        fixes: [],
      }));
  });
