import { z } from 'zod';

const hex = z.string().regex(/^([0-9a-f]{2}){1,64}$/);

/**
 * A proof of work with its challenge. The browser returns the signed challenge unchanged, so that the site stores
 * nothing. Source: github.com/altcha-org/altcha-lib, version 2.
 */
export const proof = z.strictObject({
  challenge: z.strictObject({
    parameters: z.strictObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      cost: z.int().min(1),
      expiresAt: z.int(),
      keyLength: z.int().min(1).max(64),
      keyPrefix: hex,
      nonce: hex,
      salt: hex,
    }),
    signature: hex,
  }),
  solution: z.strictObject({ counter: z.int().min(0), derivedKey: hex, time: z.number().exactOptional() }),
});
