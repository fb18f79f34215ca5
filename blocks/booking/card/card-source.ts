import type { TypedDetails } from '#schemas/domain/booking/booking-details.ts';

/** The fields of a card in the order in which they stand, and the place of them all. */
export const cardFieldNames = ['cardholderName', 'number', 'expirationDate', 'cvv'] as const;
export type CardFieldName = (typeof cardFieldNames)[number];
export type CardPlace = CardFieldName | 'card';

/** What is missing or wrong, in words for whoever typed it. */
export interface CardError {
  readonly place: CardPlace;
  readonly words: string;
}

/** Whose card is read, and what may be taken from it in the end, in pence. */
export interface CardRequest {
  readonly details: TypedDetails;
  readonly pence: number;
}

/** What came of reading a card. Its number is never part of it. */
export type CardReading =
  /** `nonce`: the provider's one-time code for the card. */
  | { readonly kind: 'read'; readonly nonce: string }
  | { readonly kind: 'declined' }
  /** The holder's bank did not say that it is the holder. */
  | { readonly kind: 'unconfirmed' }
  | { readonly kind: 'no-answer' };

/** Where a form has its card from. */
export interface CardSource {
  /** Empty when nothing is wrong as far as can be seen here. */
  findErrors(): readonly CardError[];
  focus(place: CardPlace): void;
  /** Never rejects. What was typed stays, so that it can be read again. */
  read(asked: CardRequest): Promise<CardReading>;
}
