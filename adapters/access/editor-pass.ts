import { createHmac } from 'node:crypto';
import { isSameSecret } from './is-same-secret.ts';

interface PassInput {
  /** The editors' secret. */
  readonly key: string;
  /** Path that the pass grants access to. */
  readonly path: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Long enough to follow a link, too short for a pass found in a log to be useful. */
const passMs = 60_000;

const sign = (key: string, path: string, until: string): string =>
  createHmac('sha256', key).update(`pass ${path} ${until}`).digest('base64url');

/** Creates a URL parameter that grants access for one minute. The secret cannot be derived from it. */
export function createPass({ key, path, now }: PassInput): string {
  const until = String(now + passMs);
  return `${until}.${sign(key, path, until)}`;
}

/** Whether the pass was created with this secret for this path and has not expired. */
export function isValidPass(pass: string, { key, path, now }: PassInput): boolean {
  const [until = '', proof = ''] = pass.split('.');
  return isSameSecret(proof, sign(key, path, until)) && Number(until) > now;
}
