'use client';

const key = 'ended-journeys';

/** The number of ended bookings to remember; the oldest is dropped first. */
const most = 50;

let ended: readonly string[] | undefined;

/** Returns whether a booking was completed, left or restarted in this tab. */
export const hasEnded = (id: string): boolean => read().includes(id);

export function noteEnded(id: string): void {
  ended = [...read().filter((known) => known !== id), id].slice(-most);
  try {
    sessionStorage.setItem(key, ended.join(' '));
  } catch {
    // Storage is not allowed: the id is remembered until the page is left.
  }
}

function read(): readonly string[] {
  if (ended) return ended;
  try {
    ended = (sessionStorage.getItem(key) ?? '').split(' ');
  } catch {
    ended = [];
  }
  return ended;
}
