import { randomUuid } from '#blocks/_shared/browser/random-uuid.ts';

const name = 'session-id';
let own: string | undefined;

/** This browser's session: a UUID that goes with its calls and says nothing of its visitor. Made when it is first needed. */
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
    // Where nothing may be kept, the session is as long as the page.
  }
  return id;
}
