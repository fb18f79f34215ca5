import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares digests, so that the time it takes tells nothing of the secret or of its length. */
export function isSameSecret(given: string, secret: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}
