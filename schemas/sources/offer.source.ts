import type { Offer } from '#schemas/domain/offer/offer.ts';
import { defineSource } from './define-source.ts';
import { cocktails } from './examples/offers.ts';

export const offerSource = defineSource<'offer', { readonly slug: string }, Offer>({
  name: 'offer',
  example: cocktails,
  load: ({ slug }, { source }) => source.offer(slug),
});
