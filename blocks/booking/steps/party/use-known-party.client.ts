'use client';

import { useEffect, useState } from 'react';
import type { BookingJourneyStep } from '#schemas/domain/booking/journey/journey-state.ts';

interface KnownAnswers {
  readonly isPartyKnown?: boolean | undefined;
  readonly asksOccasionOnly?: boolean | undefined;
}

/** What the first step need not ask, because it was answered before. Once the guest has left the step it asks for all. */
export function useKnownParty(step: BookingJourneyStep, answers: KnownAnswers) {
  const [isPartyKnown, setPartyKnown] = useState(answers.isPartyKnown === true);
  const [asksOccasionOnly, setAsksOccasionOnly] = useState(answers.asksOccasionOnly === true);
  useEffect(() => {
    if (step === 'party') return;
    setPartyKnown(false);
    setAsksOccasionOnly(false);
  }, [step]);
  return { isPartyKnown, asksOccasionOnly, showParty: () => setAsksOccasionOnly(false) };
}
