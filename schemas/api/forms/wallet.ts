import { z } from 'zod';
import { wallets } from '#schemas/domain/wallet/wallet.ts';
import { emailAddress } from '#schemas/forms/_shared/fields/person-fields.ts';
import { defineEndpoint } from '../endpoint.ts';
import { envelope } from '../wire.ts';

/** Visitors are sent on to it. */
const walletUrl = z.url({ protocol: /^https?$/ }).nullish();

export const walletEndpoints = {
  walletUrls: defineEndpoint({
    name: 'walletUrls',
    summary: 'Where the visitor’s card can be put into a phone’s wallet.',
    method: 'POST',
    path: '/api/wallet/urls',
    body: z.object({ emailAddress }),
    reply: z.object({ appleWalletUrl: walletUrl, googleWalletUrl: walletUrl }),
  }),
  updateWallet: defineEndpoint({
    name: 'updateWallet',
    summary: 'Tells that the card was put into a wallet.',
    method: 'POST',
    path: '/api/signup/update-wallet',
    body: z.object({ emailAddress, wallet: z.enum(wallets) }),
    reply: envelope(z.object({ updated: z.boolean() })),
  }),
};
