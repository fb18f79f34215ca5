/** Result of storing a card. */
export type StoredCard =
  | { readonly kind: 'stored'; readonly customerId: string }
  | { readonly kind: 'rejected' }
  /** The bank has not confirmed that the holder gave the card. Nothing was stored. */
  | { readonly kind: 'unconfirmed' }
  /** It is unknown whether the card was stored. Nothing was charged. */
  | { readonly kind: 'no-answer' };

export interface CardHolder {
  /** The browser's one-time code for the card. The card number never reaches this server. */
  readonly nonce: string;
  readonly deviceData?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly email?: string | undefined;
}

/**
 * Payment provider that stores cards as guarantees. Asks the provider, never the browser, whether the bank confirmed
 * the holder.
 */
export interface PaymentGateway {
  /** Token that opens the card fields in the browser; undefined if the provider does not reply. */
  clientToken(): Promise<string | undefined>;
  storeCard(holder: CardHolder): Promise<StoredCard>;
}
