'use client';

import { useState } from 'react';
import type { BookingAnswer } from '#schemas/domain/booking/availability/booking-facts.ts';
import { cardRejectedMessage, cardUnconfirmedMessage } from '#schemas/domain/booking/booking-message.ts';
import { cardUnanswered, cardUnavailable, saveCard } from './card-requests.ts';
import type { CardRequest, CardSource } from './card-source.ts';

interface SavedCard {
  /** The provider's customer id. */
  readonly customerId: string;
  /** The amount that the bank has confirmed, in pence. */
  readonly pence: number;
}

/**
 * The saved card of a booking. A guest who loses a table enters the card once, and it also guarantees the next table.
 */
export interface CardStore {
  /** Returns whether a saved card covers this amount. */
  hasCardFor(pence: number): boolean;
  /** Returns the saved card, or reads and saves the card of the form. Never rejects. */
  save(source: CardSource | null, request: CardRequest): Promise<BookingAnswer<string>>;
  clear(): void;
}

export function useCard(): CardStore {
  const [savedCard, setSavedCard] = useState<SavedCard | undefined>();
  const hasCardFor = (pence: number): boolean => savedCard !== undefined && savedCard.pence >= pence;
  return {
    hasCardFor,
    async save(source, request) {
      if (savedCard && hasCardFor(request.pence)) return { ok: true, value: savedCard.customerId };
      if (!source) return cardUnavailable;
      const reading = await source.read(request);
      if (reading.kind !== 'read') return failures[reading.kind];
      const card = await saveCard(reading.nonce, request.details);
      if (card.ok) setSavedCard({ customerId: card.value, pence: request.pence });
      return card;
    },
    clear: () => setSavedCard(undefined),
  };
}

const failures = {
  rejected: { ok: false, message: cardRejectedMessage },
  unconfirmed: { ok: false, message: cardUnconfirmedMessage },
  'no-answer': cardUnanswered,
} as const;
