import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { thanksPath } from './thanks-path.ts';

interface JoinedInput {
  /** The site’s own secret. */
  readonly key: string;
  /** Whether browsers come by https alone. */
  readonly isSecure: boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Knows for an hour who has just joined the mailing list, by a cookie that only this site can read. */
export interface JoinedVisitors {
  /** The `Set-Cookie` for somebody who has joined by an e-mail address. */
  cookieFor(emailAddress: string): string;
  /** The address in the cookies of a request; undefined where there is none, and for one that is old or was tampered with. */
  read(cookies: string | undefined): string | undefined;
}

const name = 'joined';
const goodSeconds = 3600;
const cipher = 'aes-256-gcm';
/** Bytes of the number used once and of the proof. Source: NIST SP 800-38D. */
const [nonceBytes, tagBytes] = [12, 16] as const;

const cookie = /(?:^|;)\s*joined=([\w-]*)/;

/** Whether a request may be somebody’s who has just joined: it is answered for this visitor alone. */
export const carriesJoined = (cookies: string | undefined): boolean => cookies !== undefined && cookie.test(cookies);

/** Seals addresses into cookies and opens them again. What is sealed says itself until when it is good. */
export function createJoinedVisitors({ key, isSecure, now }: JoinedInput): JoinedVisitors {
  const secret = new Uint8Array(hkdfSync('sha256', key, '', name, 32));
  const attributes = `Path=${thanksPath}; Max-Age=${goodSeconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  const seal = (text: string): string => {
    const nonce = randomBytes(nonceBytes);
    const sealing = createCipheriv(cipher, secret, nonce, { authTagLength: tagBytes });
    const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
    return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64url');
  };
  const open = (text: string): string | undefined => {
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
    cookieFor: (emailAddress) => `${name}=${seal(`${now() + goodSeconds * 1000} ${emailAddress}`)}; ${attributes}`,
    read(cookies) {
      const [, sealed] = cookie.exec(cookies ?? '') ?? [];
      const [, until, emailAddress] = /^(\d+) (.+)$/.exec(open(sealed ?? '') ?? '') ?? [];
      return Number(until) > now() ? emailAddress : undefined;
    },
  };
}
