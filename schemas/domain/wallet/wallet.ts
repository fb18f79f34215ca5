/** The wallets of phones that a member’s card can be put into. */
export const wallets = ['apple', 'google'] as const;

export type Wallet = (typeof wallets)[number];

export const walletNames: { readonly [Each in Wallet]: string } = { apple: 'Apple Wallet', google: 'Google Wallet' };

/**
 * What became of a visitor’s wish to put the card into a wallet, where it did not lead there: it could not be had
 * (`failed`), or nobody knows any more who asks (`over`).
 */
export interface WalletVisit {
  readonly wallet: Wallet;
  readonly outcome: 'failed' | 'over';
}
