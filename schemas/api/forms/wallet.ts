import { z } from 'zod';
import { wallets } from '#schemas/domain/wallet/wallet.ts';
import { emailAddress } from '#schemas/forms/_shared/fields/person-fields.ts';
import { defineEndpoint } from '../endpoint.ts';
import { envelope } from '../wire.ts';

/** Visitors are redirected to it. */
const walletUrl = z.url({ protocol: /^https?$/ }).nullish();

export const walletEndpoints = {
  walletUrls: defineEndpoint({
    name: 'walletUrls',
    summary: 'Returns the addresses at which visitors add their card to a phone’s wallet.',
    method: 'POST',
    path: '/api/wallet/urls',
    body: z.object({ emailAddress }),
    reply: z.object({ appleWalletUrl: walletUrl, googleWalletUrl: walletUrl }),
  }),
  updateWallet: defineEndpoint({
    name: 'updateWallet',
    summary: 'Records that the card was added to a wallet.',
    method: 'POST',
    path: '/api/signup/update-wallet',
    body: z.object({ emailAddress, wallet: z.enum(wallets) }),
    reply: envelope(z.object({ updated: z.boolean() })),
  }),
};
