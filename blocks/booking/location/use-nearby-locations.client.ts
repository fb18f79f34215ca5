'use client';

import { useEffect, useState } from 'react';
import type { BookingAnswer } from '#schemas/domain/booking/availability/booking-facts.ts';
import type { NearbyLocations } from './bookable-restaurant.ts';
import { loadNearbyLocations } from './location-queries.ts';

/** The pause in typing after which a place is searched for, in milliseconds. */
const pauseMs = 350;

/** The shortest text that can be a place. */
const minLength = 2;

interface NearbySearch {
  /** Whether the text can be a place. Shorter texts are not searched for. */
  readonly isPlace: boolean;
  /** Undefined while it is loading. */
  readonly answer: BookingAnswer<NearbyLocations> | undefined;
  readonly retry: () => void;
}

/** Searches for the restaurants nearest to a place while its name is typed. Without a text nothing is searched for. */
export function useNearbyLocations(text: string | undefined): NearbySearch {
  const place = text?.trim() ?? '';
  const isPlace = place.length >= minLength;
  const [answered, setAnswered] = useState<{ place: string; answer: BookingAnswer<NearbyLocations> }>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt searches again.
  useEffect(() => {
    if (!isPlace) return;
    let isCurrent = true;
    const search = (): void =>
      void loadNearbyLocations(place).then((answer) => isCurrent && setAnswered({ place, answer }));
    const timer = setTimeout(search, pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [place, isPlace, attempt]);
  return {
    isPlace,
    answer: answered?.place === place ? answered.answer : undefined,
    retry: () => {
      setAnswered(undefined);
      setAttempt(attempt + 1);
    },
  };
}
