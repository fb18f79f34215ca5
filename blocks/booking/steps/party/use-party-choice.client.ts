'use client';

import { useEffect, useState } from 'react';
import { readLastParty } from '#blocks/_shared/next-tables/last-party.ts';
import type { JourneyFacts } from '#blocks/booking/journey/questions/use-booking-facts.client.ts';
import type { Occasion } from '#schemas/api/booking/booking-choices.ts';
import type { BookingChoice } from '#schemas/domain/booking/booking-choice.ts';
import {
  type Covers,
  chooseOccasion,
  coversOf,
  describeFit,
  fitCovers,
  partyError,
} from '#schemas/domain/booking/journey/choose-occasion.ts';

interface PartyChoiceInput {
  readonly choice: BookingChoice;
  readonly answer: JourneyFacts['occasions']['data'];
  /** The most people that the restaurant takes online. */
  readonly maxCovers: number;
  /** The number of people that is offered to a guest who has named none. */
  readonly defaultCovers: number;
  readonly onChange: (change: Partial<BookingChoice>) => void;
}

export interface PartyChoice {
  readonly availableOccasions: readonly Occasion[];
  readonly occasion: Occasion | undefined;
  readonly covers: Covers;
  /** Why the number of people does not suit the occasion. */
  readonly error: string | undefined;
  /** How the chosen occasion has changed the number of people. */
  readonly adjustment: string | undefined;
  /** Whether a button was pressed at the largest number of people. */
  readonly isLimitReached: boolean;
  readonly reachLimit: () => void;
  readonly change: (change: Partial<BookingChoice>) => void;
  readonly changeCovers: (covers: Covers) => void;
  /** Chooses an occasion for the number of people that was entered, as far as the occasion takes it. */
  readonly pickOccasion: (occasion: Occasion) => void;
  /** Chooses another occasion for the same people. */
  readonly moveParty: (occasion: Occasion) => void;
}

/** The occasion and the number of people, which depend on each other. */
export function usePartyChoice({ choice, answer, maxCovers, defaultCovers, onChange }: PartyChoiceInput): PartyChoice {
  const availableOccasions = answer?.ok ? answer.value : [];
  const lastParty = useLastParty();
  const isLastParty = choice.adults === undefined && lastParty !== undefined;
  const occasion = chooseOccasion(availableOccasions, isLastParty ? { ...choice, ...lastParty } : choice);
  const covers = isLastParty ? fitCovers(occasion, lastParty) : coversOf(occasion, choice, defaultCovers);
  /** What the guest had entered before an occasion changed it. */
  const [entered, setEntered] = useState<Covers>();
  const [adjustment, setAdjustment] = useState<string>();
  const [isLimitReached, setLimitReached] = useState(false);
  const change = (next: Partial<BookingChoice>): void => {
    setAdjustment(undefined);
    setLimitReached(false);
    onChange(next);
  };
  return {
    availableOccasions,
    occasion,
    covers,
    error:
      occasion && choice.adults !== undefined ? partyError(availableOccasions, occasion, covers, maxCovers) : undefined,
    adjustment,
    isLimitReached,
    reachLimit: () => setLimitReached(true),
    change,
    // The occasion follows the number of people while it is the one that they would have without a choice.
    changeCovers: (next) => {
      setEntered(undefined);
      const isFollowing = chooseOccasion(availableOccasions, covers)?.id === occasion?.id;
      change({ ...next, occasionId: (isFollowing ? chooseOccasion(availableOccasions, next) : occasion)?.id });
    },
    pickOccasion: (next) => {
      const wanted = entered ?? covers;
      const fitting = fitCovers(next, wanted);
      change({ occasionId: next.id, ...fitting, areaId: undefined, menuId: undefined });
      setEntered(wanted);
      if (fitting.adults + fitting.children !== covers.adults + covers.children)
        setAdjustment(describeFit(next, wanted));
    },
    moveParty: (next) => change({ occasionId: next.id, ...covers, areaId: undefined, menuId: undefined }),
  };
}

/** The party of an earlier visit in this session. The server does not know it, so that it is read after hydration. */
function useLastParty(): Covers | undefined {
  const [party, setParty] = useState<Covers>();
  useEffect(() => setParty(readLastParty()), []);
  return party;
}
