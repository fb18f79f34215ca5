import type { Offer } from '#schemas/domain/offer/offer.ts';

/** Source: schema.org/Offer. Days are local dates, as shown on the page. */
export const describeOffer = ({ id, title, startDate, endDate, image }: Offer, origin: string): object => ({
  '@type': 'Offer',
  name: title,
  url: `${origin}/offer/${id}`,
  ...(image && { image: new URL(image.url, origin).href }),
  ...(startDate && { validFrom: startDate }),
  ...(endDate && { validThrough: endDate }),
});
