import type { IncomingMessage } from 'node:http';
import { isSameSecret } from './is-same-secret.ts';
import { createMemoryKeyLimit } from './key-limit.ts';
import { visitorAddress } from './visitor-address.ts';
import { createVisitorLimit } from './visitor-limit.ts';

interface SecretGuardInput {
  /** The editors' secret. When undefined, every secret is invalid. */
  readonly key: string | undefined;
  /** Number of proxies in front of this process that append to X-Forwarded-For. */
  readonly trustedProxies: number;
}

export type SecretCheck =
  | { readonly kind: 'right' }
  | { readonly kind: 'wrong' }
  /** Too many wrong secrets; nothing is compared for this many seconds. */
  | { readonly kind: 'limited'; readonly seconds: number };

/**
 * Checks secrets that visitors present. Use one guard for all entry points of a process, so that they share its
 * counter.
 */
export interface SecretGuard {
  check(request: IncomingMessage, shown: string): Promise<SecretCheck>;
}

/** Wrong secrets per address in ten minutes: enough for a typing error, too few to guess a secret. */
const attemptLimit = { name: 'secrets-guessed', maxRequests: 10, seconds: 600 };

export function createSecretGuard(
  { key, trustedProxies }: SecretGuardInput,
  createKeyLimit = createMemoryKeyLimit,
): SecretGuard {
  const limit = createVisitorLimit(attemptLimit, createKeyLimit);
  return {
    async check(request, shown) {
      if (shown === '') return { kind: 'wrong' };
      const visitor = visitorAddress(request, trustedProxies);
      // Count before comparing, so that parallel requests cannot exceed the limit.
      const seconds = await limit.consume(visitor);
      if (seconds !== undefined) return { kind: 'limited', seconds };
      const isRight = isSameSecret(shown, key ?? '') && key !== undefined && key !== '';
      if (isRight) await limit.refund(visitor);
      return { kind: isRight ? 'right' : 'wrong' };
    },
  };
}
