import type { Offer } from '#schemas/domain/offer/offer.ts';

/** Source: schema.org/Offer. Days are wall dates, as they stand on the page. */
export const describeOffer = ({ id, title, startDate, endDate, image }: Offer, origin: string): object => ({
  '@type': 'Offer',
  name: title,
  url: `${origin}/offer/${id}`,
  ...(image && { image: new URL(image.url, origin).href }),
  ...(startDate && { validFrom: startDate }),
  ...(endDate && { validThrough: endDate }),
});
