import { createHmac } from 'node:crypto';
import { isSameSecret } from './is-same-secret.ts';

interface PassInput {
  /** The editors' secret. */
  readonly key: string;
  /** What it lets into. */
  readonly path: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Long enough to follow a link; what is left of it in a log is worth nothing. */
const goodMs = 60_000;

const proofOf = (key: string, path: string, until: string): string =>
  createHmac('sha256', key).update(`pass ${path} ${until}`).digest('base64url');

/** A word for an address that lets in who follows it within a minute. The secret cannot be had from it. */
export function createPass({ key, path, now }: PassInput): string {
  const until = String(now + goodMs);
  return `${until}.${proofOf(key, path, until)}`;
}

/** Whether a pass was made with the secret, for this path, and is still good. */
export function isGoodPass(pass: string, { key, path, now }: PassInput): boolean {
  const [until = '', proof = ''] = pass.split('.');
  return isSameSecret(proof, proofOf(key, path, until)) && Number(until) > now;
}
