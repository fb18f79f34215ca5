import { createHmac } from 'node:crypto';
import type { z } from 'zod';
import { isThisMachine } from '#adapters/access/is-this-machine.ts';
import type { Database } from '#adapters/service/database/tables.ts';
import { recipientKey } from '#adapters/service/mail/delivery/recipient-key.ts';
import type { Service } from '#adapters/service/service.ts';
import type { walletEndpoints } from '#schemas/api/forms/wallet.ts';

type Means = Pick<Service, 'walletKey' | 'ownAddress' | 'siteOrigin'>;
type Urls = z.input<typeof walletEndpoints.walletUrls.reply>;
type Update = z.output<typeof walletEndpoints.updateWallet.body>;

/**
 * URLs that add an address's card to a wallet. The reply is alike for every address, so that it does not reveal who has
 * joined. The simulated wallet page is for this machine only; null if visitors come from elsewhere.
 */
export function walletUrls({ walletKey, ownAddress, siteOrigin }: Means, emailAddress: string): Urls {
  if (![siteOrigin(), ownAddress()].every(isThisMachine)) return { appleWalletUrl: null, googleWalletUrl: null };
  const token = createHmac('sha256', walletKey).update(recipientKey(emailAddress)).digest('base64url');
  const urlOf = (wallet: Update['wallet']): string => `${ownAddress()}/wallet/${wallet}/${token}`;
  return { appleWalletUrl: urlOf('apple'), googleWalletUrl: urlOf('google') };
}

/** Records when a customer's card was added to a wallet. Does nothing for an unknown address. `now` in milliseconds. */
export async function noteWallet(database: Database, { emailAddress, wallet }: Update, now: number): Promise<void> {
  const at = new Date(now).toISOString();
  await database
    .updateTable('customers')
    .set(wallet === 'apple' ? { apple_wallet_at: at } : { google_wallet_at: at })
    .where('email_key', '=', recipientKey(emailAddress))
    .where(wallet === 'apple' ? 'apple_wallet_at' : 'google_wallet_at', 'is', null)
    .execute();
}
