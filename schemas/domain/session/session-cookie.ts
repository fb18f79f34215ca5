/** The name of the session id in the cookie and in local storage. Both have the same value. */
export const sessionName = 'session-id';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const isSessionId = (value: unknown): value is string => typeof value === 'string' && uuid.test(value);

/** The session id in a `Cookie` header or in `document.cookie`. */
export function readSessionCookie(cookies: string | undefined): string | undefined {
  const [, value] = /(?:^|;)\s*session-id=([^;]*)/.exec(cookies ?? '') ?? [];
  return isSessionId(value) ? value : undefined;
}

/** The cookie of a session, for a year. The browser’s script can read it. */
export const sessionCookie = (sessionId: string, isSecure: boolean): string =>
  `${sessionName}=${sessionId}; Path=/; Max-Age=31536000; SameSite=Lax${isSecure ? '; Secure' : ''}`;
