/** What came of keeping a card. */
export type StoredCard =
  | { readonly kind: 'kept'; readonly customerId: string }
  | { readonly kind: 'declined' }
  /** The holder's bank has not confirmed that it is the holder who gives the card. Nothing was kept. */
  | { readonly kind: 'unconfirmed' }
  /** Nobody knows whether it was kept; nothing was charged. */
  | { readonly kind: 'no-answer' };

export interface CardHolder {
  /** The browser’s one-time code for the card; the card itself never comes here. */
  readonly nonce: string;
  readonly deviceData?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly email?: string | undefined;
}

/** The provider that keeps cards as guarantees. It asks the provider itself what the bank said, never the browser. */
export interface PaymentGateway {
  /** A token with which the browser opens the card fields; undefined when the provider does not answer. */
  clientToken(): Promise<string | undefined>;
  keepCard(holder: CardHolder): Promise<StoredCard>;
}
