'use client';

import { useState } from 'react';
import type { JourneyFacts } from '#blocks/booking/journey/questions/use-booking-facts.client.ts';
import type { Occasion } from '#schemas/api/booking/booking-choices.ts';
import type { BookingChoice } from '#schemas/domain/booking/booking-choice.ts';
import { type Covers, chooseOccasion, coversOf, partyError } from '#schemas/domain/booking/journey/choose-occasion.ts';

interface PartyChoiceInput {
  readonly choice: BookingChoice;
  readonly answer: JourneyFacts['occasions']['data'];
  /** The most people that the restaurant takes online. */
  readonly maxCovers: number;
  readonly onChange: (change: Partial<BookingChoice>) => void;
}

export interface PartyChoice {
  readonly availableOccasions: readonly Occasion[];
  readonly occasion: Occasion | undefined;
  readonly covers: Covers;
  /** Why the number of people does not suit the occasion. */
  readonly error: string | undefined;
  /** The occasion that raised the number of people to its minimum. */
  readonly resetTo: Occasion | undefined;
  /** Whether a button was pressed at the largest number of people. */
  readonly isLimitReached: boolean;
  readonly reachLimit: () => void;
  readonly change: (change: Partial<BookingChoice>) => void;
  readonly changeCovers: (covers: Covers) => void;
  /** Chooses an occasion for its least number of people. */
  readonly pickOccasion: (occasion: Occasion) => void;
  /** Chooses another occasion for the same people. */
  readonly moveParty: (occasion: Occasion) => void;
}

/** The occasion and the number of people, which depend on each other. */
export function usePartyChoice({ choice, answer, maxCovers, onChange }: PartyChoiceInput): PartyChoice {
  const availableOccasions = answer?.ok ? answer.value : [];
  const occasion = chooseOccasion(availableOccasions, choice);
  const covers = coversOf(occasion, choice);
  const [resetTo, setResetTo] = useState<Occasion>();
  const [isLimitReached, setLimitReached] = useState(false);
  const change = (next: Partial<BookingChoice>): void => {
    setResetTo(undefined);
    setLimitReached(false);
    onChange(next);
  };
  return {
    availableOccasions,
    occasion,
    covers,
    error:
      occasion && choice.adults !== undefined ? partyError(availableOccasions, occasion, covers, maxCovers) : undefined,
    resetTo,
    isLimitReached,
    reachLimit: () => setLimitReached(true),
    change,
    // The occasion follows the number of people while it is the one that they would have without a choice.
    changeCovers: (next) => {
      const isFollowing = chooseOccasion(availableOccasions, covers)?.id === occasion?.id;
      change({ ...next, occasionId: (isFollowing ? chooseOccasion(availableOccasions, next) : occasion)?.id });
    },
    pickOccasion: (next) => {
      change({ occasionId: next.id, adults: next.minimumCovers, children: 0, areaId: undefined, menuId: undefined });
      if (choice.adults !== undefined && covers.adults + covers.children !== next.minimumCovers) setResetTo(next);
    },
    moveParty: (next) => change({ occasionId: next.id, ...covers, areaId: undefined, menuId: undefined }),
  };
}
