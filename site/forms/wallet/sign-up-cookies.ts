import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { thanksPath } from './thanks-path.ts';

interface SignUpCookiesInput {
  /** The site’s own secret. */
  readonly key: string;
  /** Whether browsers use https only. */
  readonly isSecure: boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Identifies a new subscriber of the mailing list for an hour, by an encrypted cookie. */
export interface SignUpCookies {
  /** The `Set-Cookie` value for a new subscriber. */
  cookieFor(emailAddress: string): string;
  /** The email address in a request’s cookies; undefined where there is none, and for an expired or modified one. */
  read(cookies: string | undefined): string | undefined;
}

const name = 'joined';
const lifetimeSeconds = 3600;
const cipher = 'aes-256-gcm';
/** Length of nonce and authentication tag in bytes. Source: NIST SP 800-38D. */
const [nonceBytes, tagBytes] = [12, 16] as const;

const cookiePattern = /(?:^|;)\s*joined=([\w-]*)/;

/** Whether a request may carry the cookie. Such a request is answered individually. */
export const hasSignUpCookie = (cookies: string | undefined): boolean =>
  cookies !== undefined && cookiePattern.test(cookies);

/** Encrypts and decrypts the cookies. The expiry is part of the encrypted text. */
export function createSignUpCookies({ key, isSecure, now }: SignUpCookiesInput): SignUpCookies {
  const secret = new Uint8Array(hkdfSync('sha256', key, '', name, 32));
  const attributes = `Path=${thanksPath}; Max-Age=${lifetimeSeconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  const encrypt = (text: string): string => {
    const nonce = randomBytes(nonceBytes);
    const sealing = createCipheriv(cipher, secret, nonce, { authTagLength: tagBytes });
    const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
    return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64url');
  };
  const decrypt = (text: string): string | undefined => {
    const bytes = Buffer.from(text, 'base64url');
    if (bytes.length <= nonceBytes + tagBytes) return undefined;
    const opening = createDecipheriv(cipher, secret, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
    opening.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    try {
      return Buffer.concat([opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()]).toString('utf8');
    } catch {
      return undefined;
    }
  };
  return {
    cookieFor: (emailAddress) =>
      `${name}=${encrypt(`${now() + lifetimeSeconds * 1000} ${emailAddress}`)}; ${attributes}`,
    read(cookies) {
      const [, sealed] = cookiePattern.exec(cookies ?? '') ?? [];
      const [, until, emailAddress] = /^(\d+) (.+)$/.exec(decrypt(sealed ?? '') ?? '') ?? [];
      return Number(until) > now() ? emailAddress : undefined;
    },
  };
}
