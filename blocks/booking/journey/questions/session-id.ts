import { randomUuid } from '#blocks/_shared/browser/random-uuid.ts';

const storageKey = 'session-id';
let cachedId: string | undefined;

/** Returns the id of this browser's session: a random UUID that is sent with booking requests. Created on first use. */
export function sessionId(): string {
  cachedId ??= readSavedId() ?? saveId(randomUuid());
  return cachedId;
}

function readSavedId(): string | undefined {
  try {
    return localStorage.getItem(storageKey) ?? undefined;
  } catch {
    return undefined;
  }
}

function saveId(id: string): string {
  try {
    localStorage.setItem(storageKey, id);
  } catch {
    // Storage is not allowed: the session lasts as long as the page.
  }
  return id;
}
