'use client';

import { useEffect, useRef } from 'react';
import { type BookingDetails, isTyped } from '#schemas/domain/booking/booking-details.ts';
import type { BookingJourneyState } from '#schemas/domain/booking/journey/journey-state.ts';
import {
  movedBookingName,
  parseBookingJourney,
  serializeBookingJourney,
} from '#schemas/domain/booking/journey/saved-journey.ts';

/** Saves what was typed for the booking page of another restaurant, whose address has only the choices. */
export function saveMovedBooking(storeId: string, journey: BookingJourneyState): void {
  if (!isTyped(journey.typed)) return;
  try {
    sessionStorage.setItem(movedBookingName, serializeBookingJourney(storeId, journey));
  } catch {
    // Storage is not allowed: the guest types the details again.
  }
}

/** Calls back once with what was typed before the guest moved to a restaurant, if this page is the one of that restaurant. */
export function useMovedDetails(isSaved: boolean, storeId: string, onMoved: (typed: BookingDetails) => void): void {
  const onMovedRef = useRef(onMoved);
  useEffect(() => {
    const typed = isSaved ? takeMovedDetails(storeId) : undefined;
    if (typed) onMovedRef.current(typed);
  }, [isSaved, storeId]);
}

/** Returns what was typed before the guest moved to a restaurant, and removes it from the storage. */
function takeMovedDetails(storeId: string): BookingDetails | undefined {
  try {
    const saved = parseBookingJourney(sessionStorage.getItem(movedBookingName));
    sessionStorage.removeItem(movedBookingName);
    return saved?.storeId === storeId ? saved.typed : undefined;
  } catch {
    return undefined;
  }
}
