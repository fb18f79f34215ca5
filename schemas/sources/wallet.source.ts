import type { Wallet } from '#schemas/domain/wallet/wallet.ts';
import { defineSource } from './define-source.ts';

/** The wallets to which a member can add their card; none if the visitor has not joined. Never cached for other visitors. */
export const walletSource = defineSource<'wallet', { readonly emailAddress?: string | undefined }, readonly Wallet[]>({
  name: 'wallet',
  example: ['apple', 'google'],
  load: async ({ emailAddress }, { wallets }) =>
    emailAddress === undefined ? undefined : wallets.listWallets(emailAddress),
});
