import { randomUuid } from '#blocks/_shared/browser/random-uuid.ts';

const name = 'session-id';
let own: string | undefined;

/** Returns the id of this browser's session: a random UUID that is sent with booking requests. Created on first use. */
export function sessionId(): string {
  own ??= saved() ?? keep(randomUuid());
  return own;
}

function saved(): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

function keep(id: string): string {
  try {
    localStorage.setItem(name, id);
  } catch {
    // Storage is not allowed: the session lasts as long as the page.
  }
  return id;
}
