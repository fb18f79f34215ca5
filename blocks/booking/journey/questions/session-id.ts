import { randomUuid } from '#blocks/_shared/browser/random-uuid.ts';
import { isSessionId, readSessionCookie, sessionCookie, sessionName } from '#schemas/domain/session/session-cookie.ts';

let cachedId: string | undefined;

/**
 * Returns the id of this browser's session: a random UUID that is sent with booking requests. Created on first use,
 * unless the site has set a cookie with one. The cookie sends it with forms.
 */
export function sessionId(): string {
  cachedId ??= saveId(readStoredId() ?? tryStorage(() => readSessionCookie(document.cookie)) ?? randomUuid());
  return cachedId;
}

/** Sets the cookie of a stored session where it is missing or another one. */
export function restoreSessionCookie(): void {
  const id = readStoredId();
  if (id) saveCookie(id);
}

/** Storage that is not allowed counts as empty: the session then lasts as long as the page. */
function tryStorage<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

function readStoredId(): string | undefined {
  const id = tryStorage(() => localStorage.getItem(sessionName));
  return isSessionId(id) ? id : undefined;
}

function saveId(id: string): string {
  tryStorage(() => localStorage.setItem(sessionName, id));
  saveCookie(id);
  return id;
}

const saveCookie = (id: string): void =>
  tryStorage(() => {
    if (readSessionCookie(document.cookie) === id) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari before 18.4.
    document.cookie = sessionCookie(id, location.protocol === 'https:');
  });
