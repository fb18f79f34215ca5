'use client';

import { useState } from 'react';
import type { BookingAnswer } from '#schemas/domain/booking/availability/booking-facts.ts';
import { cardRefused, cardUnconfirmed } from '#schemas/domain/booking/card-message.ts';
import { cardUnavailable, keepCard } from './browser-card.ts';
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
export interface CardKeeper {
  /** Returns whether a saved card covers this amount. */
  holds(pence: number): boolean;
  /** Returns the saved card, or reads and saves the card of the form. Never rejects. */
  keep(source: CardSource | null, asked: CardRequest): Promise<BookingAnswer<string>>;
  forget(): void;
}

export function useCard(): CardKeeper {
  const [saved, setSaved] = useState<SavedCard | undefined>();
  const holds = (pence: number): boolean => saved !== undefined && saved.pence >= pence;
  return {
    holds,
    async keep(source, asked) {
      if (saved && holds(asked.pence)) return { ok: true, value: saved.customerId };
      const reading = (await source?.read(asked)) ?? nobody;
      if (reading.kind !== 'read') return unread[reading.kind];
      const card = await keepCard(reading.nonce, asked.details);
      if (card.ok) setSaved({ customerId: card.value, pence: asked.pence });
      return card;
    },
    forget: () => setSaved(undefined),
  };
}

const nobody = { kind: 'no-answer' } as const;

const unread = {
  declined: { ok: false, message: cardRefused },
  unconfirmed: { ok: false, message: cardUnconfirmed },
  'no-answer': cardUnavailable,
} as const;
