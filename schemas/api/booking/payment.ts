import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';

/** Rejects a card number in the nonce field: no part of the site may store card numbers. */
const isNotCardNumber = (code: string): boolean => !/^[\d\s-]{12,}$/.test(code);

export const paymentEndpoints = {
  braintreeToken: defineEndpoint({
    name: 'braintreeToken',
    summary: 'Returns a token with which the browser opens the payment provider’s card fields.',
    method: 'GET',
    path: '/api/v1/braintree/token',
    reply: z.object({ clientToken: z.string().min(1).max(20_000) }),
  }),
  braintreeSubmit: defineEndpoint({
    name: 'braintreeSubmit',
    summary: 'Stores a card as a guarantee, by the provider’s one-time code. Card data is never sent here.',
    method: 'POST',
    path: '/api/v1/braintree/submit',
    body: z.object({
      nonce: z.string().min(1).max(400).refine(isNotCardNumber, 'must be a one-time code'),
      deviceData: z.string().max(4000).optional(),
      firstName: z.string().max(100).optional(),
      lastName: z.string().max(100).optional(),
      email: z.string().max(254).optional(),
    }),
    reply: z.object({ customerId: z.string().min(1).max(120) }),
  }),
};
