import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isSessionId, readSessionCookie, sessionCookie } from '#schemas/domain/session/session-cookie.ts';

/** The header in which the browser’s script sends its session. */
export const sessionHeader = 'x-session-id';

/** The session of a visitor’s browser, from its script or its cookie. */
export function readSession({ headers }: IncomingMessage): string | undefined {
  const sent = headers[sessionHeader];
  return isSessionId(sent) ? sent : readSessionCookie(headers.cookie);
}

/**
 * The session of a visitor’s browser, or a new one that is set as a cookie. Only for responses that are not cached: a
 * shared response would give its session to others.
 */
export function readOrStartSession(request: IncomingMessage, response: ServerResponse, isSecure: boolean): string {
  const known = readSession(request);
  if (known !== undefined) return known;
  const sessionId = randomUUID();
  response.appendHeader('Set-Cookie', sessionCookie(sessionId, isSecure));
  return sessionId;
}
