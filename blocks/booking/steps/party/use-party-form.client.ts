'use client';

import { type RefObject, useEffect, useState } from 'react';
import { useValuesBeforeHydration } from '#blocks/booking/steps/details/use-values-before-hydration.client.ts';
import type { BookingChoice } from '#schemas/domain/booking/booking-choice.ts';
import type { PartyChoice } from './use-party-choice.client.ts';

interface PartyFormInput {
  readonly party: PartyChoice;
  /** Whether the number of people was answered before. */
  readonly isPartyKnown: boolean;
  readonly onChange: (change: Partial<BookingChoice>) => void;
}

interface PartyForm {
  readonly form: RefObject<HTMLFormElement | null>;
  /** Whether the number of people can be changed, not only read. */
  readonly isPartyShown: boolean;
  readonly showParty: () => void;
}

/** The form's element: takes over what was filled in before hydration, and focuses fields that are revealed. */
export function usePartyForm({ party, isPartyKnown, onChange }: PartyFormInput): PartyForm {
  const { availableOccasions, occasion, covers, pickOccasion } = party;
  const [isPartyShown, setPartyShown] = useState(!isPartyKnown);
  const form = useValuesBeforeHydration((fields) => {
    const next = availableOccasions.find(({ id }) => id === fields.get('occasion'));
    const adults = Number(fields.get('adults')) || covers.adults;
    const children = Number(fields.get('children') ?? covers.children);
    if (adults !== covers.adults || children !== covers.children)
      onChange({ occasionId: next?.id ?? occasion?.id, adults, children });
    else if (next && next !== occasion) pickOccasion(next);
  });
  const isRevealed = isPartyShown && isPartyKnown;
  useEffect(() => {
    // The button that revealed the field is gone.
    if (isRevealed) form.current?.querySelector<HTMLElement>('[name=adults]')?.focus();
  }, [isRevealed, form]);
  return { form, isPartyShown, showParty: () => setPartyShown(true) };
}
