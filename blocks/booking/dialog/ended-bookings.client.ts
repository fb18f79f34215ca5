'use client';

const key = 'ended-journeys';

/** The number of ended bookings to remember; the oldest is dropped first. */
const maxEnded = 50;

let endedIds: readonly string[] | undefined;

/** Returns whether a booking was completed, left or restarted in this tab. */
export const hasBookingEnded = (id: string): boolean => readEndedIds().includes(id);

export function recordEndedBooking(id: string): void {
  endedIds = [...readEndedIds().filter((endedId) => endedId !== id), id].slice(-maxEnded);
  try {
    sessionStorage.setItem(key, endedIds.join(' '));
  } catch {
    // Storage is not allowed: the id is remembered until the page is left.
  }
}

function readEndedIds(): readonly string[] {
  if (endedIds) return endedIds;
  try {
    endedIds = (sessionStorage.getItem(key) ?? '').split(' ');
  } catch {
    endedIds = [];
  }
  return endedIds;
}
