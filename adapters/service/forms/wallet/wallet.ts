import { createHmac } from 'node:crypto';
import type { z } from 'zod';
import { isLoopbackUrl } from '#adapters/access/is-loopback-url.ts';
import type { Database } from '#adapters/service/database/tables.ts';
import { normalizeEmail } from '#adapters/service/mail/delivery/normalize-email.ts';
import type { Service } from '#adapters/service/service.ts';
import type { walletEndpoints } from '#schemas/api/forms/wallet.ts';

type WalletDependencies = Pick<Service, 'walletKey' | 'ownAddress' | 'siteOrigin'>;
type WalletUrls = z.input<typeof walletEndpoints.walletUrls.reply>;
type WalletUpdate = z.output<typeof walletEndpoints.updateWallet.body>;

/**
 * URLs that add an address's card to a wallet. The reply is the same for every address, so that it does not reveal who has
 * joined. The simulated wallet page is for this machine only; null if visitors come from elsewhere.
 */
export function createWalletUrls(
  { walletKey, ownAddress, siteOrigin }: WalletDependencies,
  emailAddress: string,
): WalletUrls {
  if (![siteOrigin(), ownAddress()].every(isLoopbackUrl)) return { appleWalletUrl: null, googleWalletUrl: null };
  const token = createHmac('sha256', walletKey).update(normalizeEmail(emailAddress)).digest('base64url');
  const getUrl = (wallet: WalletUpdate['wallet']): string => `${ownAddress()}/wallet/${wallet}/${token}`;
  return { appleWalletUrl: getUrl('apple'), googleWalletUrl: getUrl('google') };
}

/** Records when a customer's card was added to a wallet. Does nothing for an unknown address. `now` in milliseconds. */
export async function recordWallet(
  database: Database,
  { emailAddress, wallet }: WalletUpdate,
  now: number,
): Promise<void> {
  const at = new Date(now).toISOString();
  await database
    .updateTable('customers')
    .set(wallet === 'apple' ? { apple_wallet_at: at } : { google_wallet_at: at })
    .where('email_key', '=', normalizeEmail(emailAddress))
    .where(wallet === 'apple' ? 'apple_wallet_at' : 'google_wallet_at', 'is', null)
    .execute();
}
