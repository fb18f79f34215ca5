'use client';

import { type RefObject, useRef, useState } from 'react';
import { guaranteePence } from '#blocks/booking/card/card-policy.ts';
import type { CardError, CardPlace, CardSource } from '#blocks/booking/card/card-source.ts';
import type { CardKeeper } from '#blocks/booking/card/use-card.client.ts';
import type { Journey } from '#blocks/booking/journey/journey.ts';
import type { NeededCard } from '#blocks/booking/journey/use-journey.client.ts';
import type { Requirements } from '#schemas/api/booking/booking-times.ts';
import { detailNames, normalizeDetails, type TypedDetails } from '#schemas/domain/booking/booking-details.ts';
import type { ErrorLine } from './error-summary.client.tsx';
import { findDetailErrors } from './find-detail-errors.ts';

export interface DetailsFormInput {
  readonly journey: Journey;
  readonly requirements: Requirements;
  readonly keeper: CardKeeper;
  readonly onErrors: (errors: Journey['errors']) => void;
  readonly onSend: (details: TypedDetails, card: NeededCard | undefined) => void;
}

interface DetailsForm {
  readonly needsCard: boolean;
  /** Whether a card is kept that is enough. */
  readonly saved: boolean;
  readonly source: RefObject<CardSource | null>;
  readonly cardErrors: readonly CardError[];
  /** All that is wrong, in the order of the form. */
  readonly lines: readonly ErrorLine[];
  /** Sends the form, or says what is wrong with it. */
  readonly send: () => void;
}

/** The last form as one: what was typed in this page, and the card that is typed in the provider's. */
export function useDetailsForm({ journey, requirements, keeper, onErrors, onSend }: DetailsFormInput): DetailsForm {
  const { typed, errors, choice, sending } = journey;
  const source = useRef<CardSource>(null);
  const [cardErrors, setCardErrors] = useState<readonly CardError[]>([]);
  const needsCard = requirements.creditCardRequired && !requirements.isEnquiry;
  const pence = guaranteePence(requirements, choice);
  const saved = keeper.holds(pence);
  const goTo = (place: CardPlace): void => {
    if (source.current) source.current.focus(place);
    else document.getElementById('booking-card')?.focus();
  };
  const send = (): void => {
    if (sending) return;
    const details = normalizeDetails(typed);
    const found = findDetailErrors(details, requirements.isPhoneRequired);
    const wrongCard = needsCard && !saved ? (source.current?.findErrors() ?? notOpen) : [];
    setCardErrors(wrongCard);
    const [first] = wrongCard;
    // The focus goes to the summary of the faults, and to the card's first one where all else is right.
    if (Object.keys(found).length > 0) onErrors(found);
    else if (first) {
      onErrors({});
      goTo(first.place);
    } else onSend(details, needsCard ? { source: source.current, pence } : undefined);
  };
  const lines = [
    ...detailNames.flatMap((name) => (errors[name] ? [{ id: `booking-${name}`, words: errors[name] }] : [])),
    ...cardErrors.map(({ place, words }) => ({ id: `booking-${place}`, words, onGo: () => goTo(place) })),
  ];
  return { needsCard, saved, source, cardErrors, lines, send };
}

const notOpen: readonly CardError[] = [
  { place: 'card', words: 'The card fields are not open. Wait a moment, or ring the restaurant' },
];
