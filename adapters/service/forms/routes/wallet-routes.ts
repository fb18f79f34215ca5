import { z } from 'zod';
import { type Route, route } from '#adapters/service/http/route.ts';
import { readLetterhead } from '#adapters/service/mail/letter/letterhead.ts';
import { defineEndpoint } from '#schemas/api/endpoint.ts';
import { walletEndpoints } from '#schemas/api/forms/wallet.ts';
import { createWalletUrls, recordWallet } from '../wallet/wallet.ts';
import { renderWalletPage } from '../wallet/wallet-page.ts';

export const walletRoutes = {
  walletUrls: route(walletEndpoints.walletUrls, async ({ body, reply }, service) =>
    reply(createWalletUrls(service, body.emailAddress)),
  ),
  updateWallet: route(walletEndpoints.updateWallet, async ({ body, reply }, { database, clock }) => {
    await recordWallet(database, body, clock.now());
    return reply({ success: true, data: { updated: true } });
  }),
};

/** A simulated wallet page for requests from this machine. Not part of the API. */
export const walletPageRoute: Route = route(
  defineEndpoint({
    name: 'walletPage',
    summary: 'A card as a wallet would show it.',
    method: 'GET',
    path: '/wallet/{wallet}/{token}',
    access: 'local',
    params: walletEndpoints.updateWallet.body.pick({ wallet: true }).extend({ token: z.string().regex(/^[\w-]{43}$/) }),
    reply: z.unknown(),
  }),
  async ({ params }, service) => ({
    kind: 'text',
    type: 'text/html; charset=utf-8',
    text: renderWalletPage({ ...params, brand: (await readLetterhead(service.database, service)).brand }),
  }),
  { badRequestMessage: 'There is no such card.' },
);
