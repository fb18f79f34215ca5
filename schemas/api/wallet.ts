import { z } from 'zod';
import { emailAddress } from '../forms/person-fields.ts';
import { defineEndpoint } from './endpoint.ts';
import { envelope } from './wire.ts';

export const walletEndpoints = {
  walletUrls: defineEndpoint({
    name: 'walletUrls',
    summary: 'Where the visitor’s card can be put into a phone’s wallet.',
    method: 'POST',
    path: '/api/wallet/urls',
    repeatable: true,
    body: z.object({ emailAddress }),
    reply: z.object({ appleWalletUrl: z.url().nullish(), googleWalletUrl: z.url().nullish() }),
  }),
  updateWallet: defineEndpoint({
    name: 'updateWallet',
    summary: 'Tells that the card was put into a wallet.',
    method: 'POST',
    path: '/api/signup/update-wallet',
    repeatable: true,
    body: z.object({ emailAddress, wallet: z.enum(['apple', 'google']) }),
    reply: envelope(z.object({ updated: z.boolean() })),
  }),
};
