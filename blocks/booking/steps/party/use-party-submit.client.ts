'use client';

import { useEffect, useRef, useState } from 'react';
import type { JourneyFacts } from '#blocks/booking/journey/questions/use-booking-facts.client.ts';
import type { BookingChoice } from '#schemas/domain/booking/booking-choice.ts';
import { coversError } from '#schemas/domain/booking/journey/choose-occasion.ts';
import type { PartyChoice } from './use-party-choice.client.ts';

interface PartySubmitInput {
  readonly choice: BookingChoice;
  readonly occasions: JourneyFacts['occasions'];
  readonly party: PartyChoice;
  readonly maxCovers: number;
  /** The id of the field for the day. */
  readonly dayId: string;
  readonly onChosen: (choice: BookingChoice) => void;
}

interface PartySubmit {
  readonly submit: () => void;
  /** Whether the occasions of the day are loading. */
  readonly isLoading: boolean;
  readonly isDayMissing: boolean;
}

/**
 * Submits the first step, or shows what is missing. The button may be pressed while the occasions of another day are
 * loading. The form is then submitted once they are there.
 */
export function usePartySubmit({
  choice,
  occasions,
  party,
  maxCovers,
  dayId,
  onChosen,
}: PartySubmitInput): PartySubmit {
  const { occasion, covers, change } = party;
  const answer = occasions.data;
  const isSubmitPending = useRef(false);
  const isLoading = choice.date !== undefined && (!answer || occasions.isPlaceholderData === true);
  const [isDayMissing, setDayMissing] = useState(false);
  const submit = (): void => {
    isSubmitPending.current = isLoading;
    setDayMissing(choice.date === undefined);
    if (choice.date === undefined) document.getElementById(dayId)?.focus();
    if (isLoading || choice.date === undefined) return;
    if (occasion && !coversError(occasion, covers, maxCovers))
      onChosen({ ...choice, occasionId: occasion.id, ...covers });
    else if (occasion) change({ occasionId: occasion.id, ...covers });
    else occasions.refetch();
  };
  useEffect(() => {
    if (!isSubmitPending.current || isLoading) return;
    isSubmitPending.current = false;
    if (answer?.ok && choice.date !== undefined) submit();
  });
  return { submit, isLoading, isDayMissing: isDayMissing && choice.date === undefined };
}
