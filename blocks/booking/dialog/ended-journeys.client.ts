'use client';

const key = 'ended-journeys';

/** Journeys that are remembered as ended; the oldest is forgotten first. */
const most = 50;

let ended: readonly string[] | undefined;

/** Whether a journey was booked, left or begun anew in this tab. */
export const hasEnded = (id: string): boolean => read().includes(id);

export function noteEnded(id: string): void {
  ended = [...read().filter((known) => known !== id), id].slice(-most);
  try {
    sessionStorage.setItem(key, ended.join(' '));
  } catch {
    // No storage is allowed: it is remembered until the page is left.
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
