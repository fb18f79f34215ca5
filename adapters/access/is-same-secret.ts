import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares digests in constant time, so that timing reveals neither the secret nor its length. */
export function isSameSecret(presented: string, secret: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(presented), digest(secret));
}
