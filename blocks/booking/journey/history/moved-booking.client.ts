'use client';

import { type BookingDetails, isTyped } from '#schemas/domain/booking/booking-details.ts';
import type { BookingJourneyState } from '#schemas/domain/booking/journey/booking-journey.ts';
import { parseBookingJourney, serializeBookingJourney } from '#schemas/domain/booking/journey/saved-journey.ts';
import { movedBookingName } from '#schemas/domain/booking/moved-booking.ts';

/** Saves what was typed for the booking page of another restaurant, whose address has only the choices. */
export function saveMovedBooking(storeId: string, journey: BookingJourneyState): void {
  if (!isTyped(journey.typed)) return;
  try {
    sessionStorage.setItem(movedBookingName, serializeBookingJourney(storeId, journey));
  } catch {
    // Storage is not allowed: the guest types the details again.
  }
}

/** Returns what was typed before the guest moved to a restaurant, and removes it from the storage. */
export function takeMovedDetails(storeId: string): BookingDetails | undefined {
  try {
    const saved = parseBookingJourney(sessionStorage.getItem(movedBookingName));
    sessionStorage.removeItem(movedBookingName);
    return saved?.storeId === storeId ? saved.typed : undefined;
  } catch {
    return undefined;
  }
}
