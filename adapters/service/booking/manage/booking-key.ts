import { createHmac } from 'node:crypto';
import { isSameSecret } from '#adapters/access/is-same-secret.ts';

/** What the holder of a key may do: manage the booking, see its table, or answer for an entry of a waiting list. */
type KeyPurpose = 'manage' | 'share' | 'wait';

/** Characters of a signature: 192 bits. */
const signatureLength = 32;

const sign = (secret: string, purpose: KeyPurpose, reference: string): string =>
  createHmac('sha256', secret).update(`${purpose}/${reference}`).digest('base64url').slice(0, signatureLength);

/** The key of a booking: its reference and a signature, so that no key is stored. */
export const createBookingKey = (secret: string, purpose: KeyPurpose, reference: string): string =>
  `${reference}-${sign(secret, purpose, reference)}`;

/** The reference of a key with a valid signature. */
export function readBookingKey(secret: string, purpose: KeyPurpose, key: string): string | undefined {
  const reference = key.slice(0, -signatureLength - 1);
  return isSameSecret(key, createBookingKey(secret, purpose, reference)) ? reference : undefined;
}
