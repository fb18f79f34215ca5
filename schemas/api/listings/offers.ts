import { z } from 'zod';
import { offerSchema } from '#schemas/domain/offer/offer.ts';
import { voucherForm } from '#schemas/forms/voucher/voucher.form.ts';
import { defineEndpoint } from '../endpoint.ts';
import { maxListed, outcome, pathId, storeId } from '../wire.ts';

export const offerEndpoints = {
  offersByRestaurant: defineEndpoint({
    name: 'offersByRestaurant',
    summary: 'Lists the offers of one restaurant, by its store id.',
    method: 'GET',
    path: '/api/offer/rest/{id}',
    params: z.object({ id: storeId }),
    reply: z.object({ data: z.array(offerSchema).max(maxListed) }),
  }),
  offerBySlug: defineEndpoint({
    name: 'offerBySlug',
    summary: 'Returns one offer.',
    method: 'GET',
    path: '/api/offer/getofferbyslug',
    query: z.object({ offerSlug: pathId('Offer', 'The offer’s slug.') }),
    reply: offerSchema,
  }),
  voucher: defineEndpoint({
    name: 'voucher',
    summary: 'Sends the offer’s code to an email address. The reply is the same for repeated requests.',
    method: 'POST',
    path: '/api/offer/getcode',
    body: z.object({
      offerSlug: pathId('Offer', 'The offer’s slug.'),
      ...voucherForm.fields.shape,
    }),
    reply: outcome,
  }),
};
