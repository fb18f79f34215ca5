'use client';

import { useState } from 'react';
import type { BookingAnswer } from '#schemas/domain/booking/availability/booking-facts.ts';
import { cardDeclined, cardUnconfirmed } from '#schemas/domain/booking/card-message.ts';
import { cardUnavailable, keepCard } from './browser-card.ts';
import type { CardAsked, CardSource } from './card-source.ts';

interface KeptCard {
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
  keep(source: CardSource | null, asked: CardAsked): Promise<BookingAnswer<string>>;
  forget(): void;
}

export function useCard(): CardKeeper {
  const [kept, setKept] = useState<KeptCard | undefined>();
  const holds = (pence: number): boolean => kept !== undefined && kept.pence >= pence;
  return {
    holds,
    async keep(source, asked) {
      if (kept && holds(asked.pence)) return { ok: true, value: kept.customerId };
      const reading = (await source?.read(asked)) ?? nobody;
      if (reading.kind !== 'read') return unread[reading.kind];
      const card = await keepCard(reading.nonce, asked.details);
      if (card.ok) setKept({ customerId: card.value, pence: asked.pence });
      return card;
    },
    forget: () => setKept(undefined),
  };
}

const nobody = { kind: 'no-answer' } as const;

const unread = {
  declined: { ok: false, message: cardDeclined },
  unconfirmed: { ok: false, message: cardUnconfirmed },
  'no-answer': cardUnavailable,
} as const;
