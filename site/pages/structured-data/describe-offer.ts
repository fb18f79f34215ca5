import type { Offer } from '#schemas/domain/offer/offer.ts';
import { offerPath } from '#schemas/domain/offer/offer-path.ts';
import { offerState } from '#schemas/domain/offer/offer-state.ts';

/** Source: schema.org/Offer. Days are local dates. The first one is stated only before it, as on the page. */
export const describeOffer = (offer: Offer, { origin, now }: { origin: string; now: Date }): object => ({
  '@type': 'Offer',
  name: offer.title,
  url: `${origin}${offerPath(offer.id)}`,
  ...(offer.image && { image: new URL(offer.image.url, origin).href }),
  ...(offerState(offer, now) === 'coming' && { validFrom: offer.startDate }),
  ...(offer.endDate && { validThrough: offer.endDate }),
});
