'use client';

import { type RefObject, useRef, useState } from 'react';
import { guaranteePence } from '#blocks/booking/card/card-policy.ts';
import type { CardFault, CardPlace, CardSource } from '#blocks/booking/card/card-source.ts';
import type { CardKeeper } from '#blocks/booking/card/use-card.client.ts';
import type { Journey } from '#blocks/booking/journey/journey.ts';
import type { NeededCard } from '#blocks/booking/journey/use-journey.client.ts';
import type { Requirements } from '#schemas/api/booking/booking-times.ts';
import { detailNames, type TypedDetails, tidyDetails } from '#schemas/domain/booking/booking-details.ts';
import type { FaultLine } from './fault-summary.client.tsx';
import { findDetailFaults } from './find-detail-faults.ts';

export interface DetailsFormInput {
  readonly journey: Journey;
  readonly requirements: Requirements;
  readonly keeper: CardKeeper;
  readonly onFaults: (faults: Journey['faults']) => void;
  readonly onSend: (details: TypedDetails, card: NeededCard | undefined) => void;
}

interface DetailsForm {
  readonly needsCard: boolean;
  /** Whether a card is kept that is enough. */
  readonly kept: boolean;
  readonly source: RefObject<CardSource | null>;
  readonly cardFaults: readonly CardFault[];
  /** All that is wrong, in the order of the form. */
  readonly lines: readonly FaultLine[];
  /** Sends the form, or says what is wrong with it. */
  readonly send: () => void;
}

/** The last form as one: what was typed in this page, and the card that is typed in the provider's. */
export function useDetailsForm({ journey, requirements, keeper, onFaults, onSend }: DetailsFormInput): DetailsForm {
  const { typed, faults, choice, sending } = journey;
  const source = useRef<CardSource>(null);
  const [cardFaults, setCardFaults] = useState<readonly CardFault[]>([]);
  const needsCard = requirements.creditCardRequired && !requirements.isEnquiry;
  const pence = guaranteePence(requirements, choice);
  const kept = keeper.holds(pence);
  const goTo = (place: CardPlace): void => {
    if (source.current) source.current.focus(place);
    else document.getElementById('booking-card')?.focus();
  };
  const send = (): void => {
    if (sending) return;
    const details = tidyDetails(typed);
    const found = findDetailFaults(details, requirements.isPhoneRequired);
    const wrongCard = needsCard && !kept ? (source.current?.findFaults() ?? notOpen) : [];
    setCardFaults(wrongCard);
    const [first] = wrongCard;
    // The focus goes to the summary of the faults, and to the card's first one where all else is right.
    if (Object.keys(found).length > 0) onFaults(found);
    else if (first) {
      onFaults({});
      goTo(first.place);
    } else onSend(details, needsCard ? { source: source.current, pence } : undefined);
  };
  const lines = [
    ...detailNames.flatMap((name) => (faults[name] ? [{ id: `booking-${name}`, words: faults[name] }] : [])),
    ...cardFaults.map(({ place, words }) => ({ id: `booking-${place}`, words, onGo: () => goTo(place) })),
  ];
  return { needsCard, kept, source, cardFaults, lines, send };
}

const notOpen: readonly CardFault[] = [
  { place: 'card', words: 'The card fields are not open. Wait a moment, or ring the restaurant' },
];
