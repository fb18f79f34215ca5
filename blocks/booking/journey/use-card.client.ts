'use client';

import { useRef } from 'react';
import type { TypedDetails } from '#schemas/table-booking/booking-details.ts';
import type { BookingAnswer } from '#schemas/table-booking/booking-facts.ts';
import { keepCard } from './browser-card.ts';

/** Has cards kept. One code is sent once: a later try goes with the card that was kept. */
export function useCard(): (nonce: string, details: TypedDetails) => Promise<BookingAnswer<string>> {
  const kept = useRef(new Map<string, string>()).current;
  return async (nonce, details) => {
    const known = kept.get(nonce);
    if (known !== undefined) return { ok: true, value: known };
    const card = await keepCard(nonce, details);
    if (card.ok) kept.set(nonce, card.value);
    return card;
  };
}
