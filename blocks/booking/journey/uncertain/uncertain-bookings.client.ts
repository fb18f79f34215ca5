'use client';

import {
  readUncertainBookings,
  type UncertainBooking,
  uncertainBookingsCookie,
} from '#schemas/domain/booking/uncertain-booking.ts';

/** Returns the bookings of this browser that may have been made, the oldest first; none where cookies are not allowed. */
export function readStoredBookings(): readonly UncertainBooking[] {
  try {
    return readUncertainBookings(document.cookie);
  } catch {
    return [];
  }
}

export function storeBookings(bookings: readonly UncertainBooking[]): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari before 18.4.
    document.cookie = uncertainBookingsCookie(bookings, location.protocol === 'https:');
  } catch {
    // Cookies are not allowed: the warning is shown until the page is left.
  }
}
