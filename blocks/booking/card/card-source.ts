import type { BookingDetails } from '#schemas/domain/booking/booking-details.ts';

/** The fields of a card in their order, and `card` for all of them together. */
export const cardFieldNames = ['cardholderName', 'number', 'expirationDate', 'cvv'] as const;
export type CardFieldName = (typeof cardFieldNames)[number];
export type CardErrorField = CardFieldName | 'card';

/** An error with a message for the guest. */
export interface CardError {
  readonly field: CardErrorField;
  readonly message: string;
}

/** The guest's details, and the amount that may be charged later, in pence. */
export interface CardRequest {
  readonly details: BookingDetails;
  readonly pence: number;
}

/** The result of reading a card. It never contains the card's number. */
export type CardReadResult =
  /** `nonce`: the provider's one-time code for the card. */
  | { readonly kind: 'read'; readonly nonce: string }
  | { readonly kind: 'rejected' }
  /** The bank did not confirm that the guest is the cardholder. */
  | { readonly kind: 'unconfirmed' }
  | { readonly kind: 'no-answer' };

/** Where a form gets its card from. */
export interface CardSource {
  /** Returns the errors that this page can detect. */
  findErrors(): readonly CardError[];
  focus(field: CardErrorField): void;
  /** Never rejects. The typed values stay, so that the card can be read again. */
  read(request: CardRequest): Promise<CardReadResult>;
}
