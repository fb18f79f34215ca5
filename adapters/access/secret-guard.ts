import type { IncomingMessage } from 'node:http';
import { isSameSecret } from './is-same-secret.ts';
import { visitorAddress } from './visitor-address.ts';
import { createVisitorLimit } from './visitor-limit.ts';

interface SecretGuardInput {
  /** The editors' secret; undefined where none is known, and nothing is right. */
  readonly key: string | undefined;
  /** Proxies before this process that say whom they speak for. */
  readonly trustedProxies: number;
}

export type SecretCheck =
  | { readonly kind: 'right' }
  | { readonly kind: 'wrong' }
  /** Too many were wrong: nothing is compared for so many seconds. */
  | { readonly kind: 'limited'; readonly seconds: number };

/** Checks secrets that visitors show. One guard stands before all doors of a process, so that they share its counter. */
export interface SecretGuard {
  check(request: IncomingMessage, shown: string): Promise<SecretCheck>;
}

/** Wrong secrets of one address in ten minutes: enough for a mistyped secret, too few to guess one. */
const tries = { most: 10, seconds: 600 };

export function createSecretGuard({ key, trustedProxies }: SecretGuardInput): SecretGuard {
  const limit = createVisitorLimit(tries);
  return {
    async check(request, shown) {
      if (shown === '') return { kind: 'wrong' };
      const visitor = visitorAddress(request, trustedProxies);
      // Counted before it is compared: of many at once, no more are compared than may try.
      const seconds = await limit.take(visitor);
      if (seconds !== undefined) return { kind: 'limited', seconds };
      const isRight = isSameSecret(shown, key ?? '') && key !== undefined && key !== '';
      if (isRight) await limit.giveBack(visitor);
      return { kind: isRight ? 'right' : 'wrong' };
    },
  };
}
