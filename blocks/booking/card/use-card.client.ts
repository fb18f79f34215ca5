'use client';

import { useState } from 'react';
import type { BookingAnswer } from '#schemas/domain/booking/availability/booking-facts.ts';
import { cardRefused, cardUnconfirmed } from '#schemas/domain/booking/card-message.ts';
import { cardUnavailable, keepCard } from './browser-card.ts';
import type { CardRequest, CardSource } from './card-source.ts';

interface SavedCard {
  /** Names the card's holder to the provider. */
  readonly customerId: string;
  /** What its bank has confirmed it for. */
  readonly pence: number;
}

/** The card that is kept for a journey: who loses a table gives it once, and the next table is held by it too. */
export interface CardKeeper {
  /** Whether a card is kept that may stand for so many pence. */
  holds(pence: number): boolean;
  /** The card that is kept, or that of the form, read and kept. Never rejects. */
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
