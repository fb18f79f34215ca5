'use client';

import { type RefObject, useRef, useState } from 'react';
import { guaranteePence } from '#blocks/booking/card/card-policy.ts';
import type { CardError, CardErrorField, CardSource } from '#blocks/booking/card/card-source.ts';
import type { CardStore } from '#blocks/booking/card/use-card.client.ts';
import { needsCard } from '#blocks/booking/journey/find-card-notice.ts';
import type { NeededCard } from '#blocks/booking/journey/use-booking-journey.client.ts';
import type { Requirements } from '#schemas/api/booking/booking-times.ts';
import { cardAnchor } from '#schemas/domain/booking/booking-choice.ts';
import { type BookingDetails, detailNames, normalizeDetails } from '#schemas/domain/booking/booking-details.ts';
import type { BookingJourneyState } from '#schemas/domain/booking/journey/journey-state.ts';
import type { ErrorLine } from './error-summary.client.tsx';
import { findDetailErrors } from './find-detail-errors.ts';

export interface DetailsFormInput {
  readonly journey: BookingJourneyState;
  readonly requirements: Requirements;
  readonly cardStore: CardStore;
  readonly onErrors: (errors: BookingJourneyState['errors']) => void;
  readonly onSend: (details: BookingDetails, card: NeededCard | undefined) => void;
}

interface DetailsForm {
  readonly needsCard: boolean;
  /** Whether a saved card is sufficient. */
  readonly hasSavedCard: boolean;
  readonly source: RefObject<CardSource | null>;
  readonly cardErrors: readonly CardError[];
  /** All errors, in the order of the form. */
  readonly lines: readonly ErrorLine[];
  /** Sends the form, or shows its errors. */
  readonly send: () => void;
}

/** Combines the details typed in this page and the card typed in the provider's fields into one form. */
export function useDetailsForm({ journey, requirements, cardStore, onErrors, onSend }: DetailsFormInput): DetailsForm {
  const { typed, errors, choice, sending } = journey;
  const source = useRef<CardSource>(null);
  const [cardErrors, setCardErrors] = useState<readonly CardError[]>([]);
  const isCardNeeded = needsCard(requirements);
  const pence = guaranteePence(requirements, choice);
  const hasSavedCard = cardStore.hasCardFor(pence);
  const focusCardField = (field: CardErrorField): void => {
    if (source.current) source.current.focus(field);
    else document.getElementById(cardAnchor)?.focus();
  };
  const send = (): void => {
    if (sending) return;
    const details = normalizeDetails(typed);
    const detailErrors = findDetailErrors(details, requirements.isPhoneRequired);
    const invalidCardFields = isCardNeeded && !hasSavedCard ? (source.current?.findErrors() ?? fieldsNotOpen) : [];
    setCardErrors(invalidCardFields);
    const [first] = invalidCardFields;
    // The focus goes to the error summary, or to the first card error if the details are valid.
    if (Object.keys(detailErrors).length > 0) onErrors(detailErrors);
    else if (first) {
      onErrors({});
      focusCardField(first.field);
    } else onSend(details, isCardNeeded ? { source: source.current, pence } : undefined);
  };
  const lines = [
    ...detailNames.flatMap((name) => (errors[name] ? [{ id: `booking-${name}`, message: errors[name] }] : [])),
    ...cardErrors.map(({ field, message }) => ({
      id: `booking-${field}`,
      message,
      onSelect: () => focusCardField(field),
    })),
  ];
  return { needsCard: isCardNeeded, hasSavedCard, source, cardErrors, lines, send };
}

const fieldsNotOpen: readonly CardError[] = [
  { field: 'card', message: 'The card fields are not open yet. Wait a moment and book again, or ring the restaurant' },
];
