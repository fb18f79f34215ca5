import type { Call } from '#adapters/api-client/call-input.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { errorMessageOf } from '#schemas/content/problem/error-message.ts';
import { type Wallet, wallets } from '#schemas/domain/wallet/wallet.ts';
import type { SiteLog } from '#site/operations/site-log.ts';

export interface WalletClient {
  /** The wallets that a subscriber’s card can be added to. Rejects when the API does not answer. */
  listWallets(emailAddress: string): Promise<readonly Wallet[]>;
  /**
   * Reports to the API that a card is added to a wallet and resolves to the address where that is done; undefined where
   * it is not possible. Never rejects.
   */
  addCard(emailAddress: string, wallet: Wallet): Promise<string | undefined>;
}

/** Gets the addresses where cards are added to wallets from the API, which is the only source of such addresses. */
export function createWalletClient(call: Call, log: SiteLog): WalletClient {
  const urlsOf = async (emailAddress: string): Promise<{ readonly [Each in Wallet]: string | null | undefined }> => {
    const { appleWalletUrl, googleWalletUrl } = await call(endpoints.walletUrls, { body: { emailAddress } });
    return { apple: appleWalletUrl, google: googleWalletUrl };
  };
  return {
    async listWallets(emailAddress) {
      const urls = await urlsOf(emailAddress);
      return wallets.filter((wallet) => urls[wallet]);
    },
    async addCard(emailAddress, wallet) {
      try {
        const url = (await urlsOf(emailAddress))[wallet];
        if (!url) return undefined;
        const { success } = await call(endpoints.updateWallet, { body: { emailAddress, wallet } });
        return success === false ? undefined : url;
      } catch (error) {
        log({ level: 'error', event: 'wallet-failed', message: errorMessageOf(error) });
        return undefined;
      }
    },
  };
}
