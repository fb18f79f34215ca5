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
 * Where an address’s card can be put into a wallet: the same kind of answer for every address, so that nobody learns from
 * it who has joined. A stand-in page plays the wallet, for people on this machine alone; null where visitors are others.
 */
export function walletUrls({ walletKey, ownAddress, siteOrigin }: Means, emailAddress: string): Urls {
  if (![siteOrigin(), ownAddress()].every(isThisMachine)) return { appleWalletUrl: null, googleWalletUrl: null };
  const token = createHmac('sha256', walletKey).update(recipientKey(emailAddress)).digest('base64url');
  const urlOf = (wallet: Update['wallet']): string => `${ownAddress()}/wallet/${wallet}/${token}`;
  return { appleWalletUrl: urlOf('apple'), googleWalletUrl: urlOf('google') };
}

/** Notes which wallet has a customer’s card, and since when. Nothing comes of an address that nobody has. `now` in milliseconds. */
export async function noteWallet(database: Database, { emailAddress, wallet }: Update, now: number): Promise<void> {
  const at = new Date(now).toISOString();
  await database
    .updateTable('customers')
    .set(wallet === 'apple' ? { apple_wallet_at: at } : { google_wallet_at: at })
    .where('email_key', '=', recipientKey(emailAddress))
    .where(wallet === 'apple' ? 'apple_wallet_at' : 'google_wallet_at', 'is', null)
    .execute();
}
