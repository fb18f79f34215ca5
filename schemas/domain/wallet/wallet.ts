/** The phone wallets to which a member’s card can be added. */
export const wallets = ['apple', 'google'] as const;

export type Wallet = (typeof wallets)[number];

export const walletNames: { readonly [Each in Wallet]: string } = { apple: 'Apple Wallet', google: 'Google Wallet' };

/**
 * Why a visitor's card was not added to a wallet: the wallet address could not be loaded (`failed`), or the visitor's
 * session has expired (`over`).
 */
export interface WalletState {
  readonly wallet: Wallet;
  readonly outcome: 'failed' | 'over';
}
