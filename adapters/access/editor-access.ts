import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isGoodPass } from './editor-pass.ts';
import { isFromHere } from './is-from-here.ts';
import { isSameSecret } from './is-same-secret.ts';
import type { SecretCheck, SecretGuard } from './secret-guard.ts';

interface EditorAccessInput {
  /** The editors' secret; undefined where none is known. */
  readonly key: string | undefined;
  /** Compares the secrets that are shown. */
  readonly guard: SecretGuard;
  /** Below which path those who have shown the key are known again. */
  readonly path: string;
  /**
   * Whether who asks on this machine, by its own name, needs no key. Not where the site has a public address: a proxy on
   * the same machine that does not say what it is would let everybody in.
   */
  readonly trustsThisMachine: boolean;
  /** Whether browsers come by https alone. */
  readonly isSecure: boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** `key-shown`: the address holds the key or a pass. It is to be answered with `cookie` and led to `location`, without it. */
export type Access =
  | { readonly kind: 'granted' }
  | { readonly kind: 'key-shown'; readonly cookie: string; readonly location: string }
  | { readonly kind: 'refused' }
  /** Too many wrong secrets were shown: none is compared for so many seconds. */
  | { readonly kind: 'limited'; readonly seconds: number };

/** Who may see what is not for visitors. */
export type EditorAccess = (request: IncomingMessage, url: URL) => Promise<Access>;

const cookieName = 'editor';

/** How long a key that was shown is good for: a working day. */
const goodMs = 12 * 60 * 60 * 1000;

/**
 * Lets in whoever shows the editors' key or a pass, in the address once and by a cookie after that, and people on this
 * machine. The cookie says until when it is good, with a proof that only the key can make: the key cannot be had from it.
 */
export function createEditorAccess(input: EditorAccessInput): EditorAccess {
  const { key, guard, path, trustsThisMachine, isSecure, now } = input;
  const proofOf = (until: string): string =>
    createHmac('sha256', key ?? '')
      .update(`${cookieName} ${path} ${until}`)
      .digest('base64url');
  const isGood = (cookie: string): boolean => {
    const [until = '', proof = ''] = cookie.split('.');
    return isSameSecret(proof, proofOf(until)) && Number(until) > now();
  };
  const attributes = `Path=${path}; Max-Age=${goodMs / 1000}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  const checkShown = async (request: IncomingMessage, { searchParams }: URL): Promise<SecretCheck> => {
    const [shown, pass] = [searchParams.get('key'), searchParams.get('pass')];
    if (key !== undefined && pass !== null && isGoodPass(pass, { key, path, now: now() })) return { kind: 'right' };
    return shown === null ? { kind: 'wrong' } : guard.check(request, shown);
  };
  return async (request, url) => {
    const shown = await checkShown(request, url);
    if (shown.kind === 'limited') return shown;
    if (shown.kind === 'right') {
      const until = String(now() + goodMs);
      const cookie = `${cookieName}=${until}.${proofOf(until)}; ${attributes}`;
      return { kind: 'key-shown', cookie, location: withoutKey(url) };
    }
    if (trustsThisMachine && isFromHere(request)) return { kind: 'granted' };
    const granted = key !== undefined && cookiesOf(request).some(isGood);
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
