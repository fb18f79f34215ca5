import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isValidPass } from './editor-pass.ts';
import { isLocalRequest } from './is-local-request.ts';
import { isSameSecret } from './is-same-secret.ts';
import type { SecretCheck, SecretGuard } from './secret-guard.ts';

interface EditorAccessInput {
  /** The editors' secret; undefined when none is configured. */
  readonly key: string | undefined;
  /** Compares presented secrets and limits wrong attempts. */
  readonly guard: SecretGuard;
  /** Path that the session cookie is limited to. */
  readonly path: string;
  /**
   * Whether requests from this machine, addressed to localhost, need no key. Must be false when the site has a public
   * address: a proxy on the same machine that adds no proxy headers would let everybody in.
   */
  readonly trustsThisMachine: boolean;
  /** Whether browsers connect over https only. */
  readonly isSecure: boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/**
 * `key-shown`: the URL contained a valid key or pass. Reply with `cookie` and redirect to `location`, which has the key
 * removed.
 */
export type Access =
  | { readonly kind: 'granted' }
  | { readonly kind: 'key-shown'; readonly cookie: string; readonly location: string }
  | { readonly kind: 'refused' }
  /** Too many wrong secrets; none is compared for this many seconds. */
  | { readonly kind: 'limited'; readonly seconds: number };

/** Decides who may see what is not public. */
export type EditorAccess = (request: IncomingMessage, url: URL) => Promise<Access>;

const cookieName = 'editor';

/** Lifetime of the session cookie: a working day. */
const sessionMs = 12 * 60 * 60 * 1000;

/**
 * Grants access to anyone who presents the editors' key or a pass in the URL, to their session cookie afterwards, and
 * to requests from this machine. The cookie contains its expiry and an HMAC of it, so the key cannot be derived from
 * the cookie.
 */
export function createEditorAccess(input: EditorAccessInput): EditorAccess {
  const { key, guard, path, trustsThisMachine, isSecure, now } = input;
  const sign = (until: string): string =>
    createHmac('sha256', key ?? '')
      .update(`${cookieName} ${path} ${until}`)
      .digest('base64url');
  const isValidCookie = (cookie: string): boolean => {
    const [until = '', proof = ''] = cookie.split('.');
    return isSameSecret(proof, sign(until)) && Number(until) > now();
  };
  const attributes = `Path=${path}; Max-Age=${sessionMs / 1000}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  const checkCredentials = async (request: IncomingMessage, { searchParams }: URL): Promise<SecretCheck> => {
    const [shown, pass] = [searchParams.get('key'), searchParams.get('pass')];
    if (key !== undefined && pass !== null && isValidPass(pass, { key, path, now: now() })) return { kind: 'right' };
    return shown === null ? { kind: 'wrong' } : guard.check(request, shown);
  };
  return async (request, url) => {
    const shown = await checkCredentials(request, url);
    if (shown.kind === 'limited') return shown;
    if (shown.kind === 'right') {
      const until = String(now() + sessionMs);
      const cookie = `${cookieName}=${until}.${sign(until)}; ${attributes}`;
      return { kind: 'key-shown', cookie, location: withoutKey(url) };
    }
    if (trustsThisMachine && isLocalRequest(request)) return { kind: 'granted' };
    const granted = key !== undefined && cookiesOf(request).some(isValidCookie);
    return { kind: granted ? 'granted' : 'refused' };
  };
}

function withoutKey({ pathname, searchParams }: URL): string {
  const rest = new URLSearchParams(searchParams);
  rest.delete('key');
  rest.delete('pass');
  return rest.size > 0 ? `${pathname}?${rest}` : pathname;
}

const cookiesOf = ({ headers }: IncomingMessage): string[] =>
  (headers.cookie ?? '')
    .split(';')
    .map((each) => each.trim())
    .filter((each) => each.startsWith(`${cookieName}=`))
    .map((each) => each.slice(cookieName.length + 1));
