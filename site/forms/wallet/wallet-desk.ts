import type { Call } from '#adapters/api-client/call-input.ts';
import { endpoints } from '#schemas/api/endpoints.ts';
import { type Wallet, wallets } from '#schemas/domain/wallet/wallet.ts';
import { reasonOf, type SiteLog } from '#site/operations/site-log.ts';

export interface WalletDesk {
  /** The wallets that an address’s card can be put into now. Rejects when the API does not say. */
  offered(emailAddress: string): Promise<readonly Wallet[]>;
  /** Tells the API that a card goes into a wallet, and gives where that is done; undefined: it cannot be. Never rejects. */
  put(emailAddress: string, wallet: Wallet): Promise<string | undefined>;
}

/** Asks the API for the places where cards are put into wallets: visitors are led nowhere else. */
export function createWalletDesk(call: Call, log: SiteLog): WalletDesk {
  const urlsOf = async (emailAddress: string): Promise<{ readonly [Each in Wallet]: string | null | undefined }> => {
    const { appleWalletUrl, googleWalletUrl } = await call(endpoints.walletUrls, { body: { emailAddress } });
    return { apple: appleWalletUrl, google: googleWalletUrl };
  };
  return {
    async offered(emailAddress) {
      const urls = await urlsOf(emailAddress);
      return wallets.filter((wallet) => urls[wallet]);
    },
    async put(emailAddress, wallet) {
      try {
        const url = (await urlsOf(emailAddress))[wallet];
        if (!url) return undefined;
        const { success } = await call(endpoints.updateWallet, { body: { emailAddress, wallet } });
        return success === false ? undefined : url;
      } catch (error) {
        log({ level: 'error', event: 'wallet-failed', message: reasonOf(error) });
        return undefined;
      }
    },
  };
}
