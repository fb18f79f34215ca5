import type { IncomingMessage } from 'node:http';
import { isSameSecret } from './is-same-secret.ts';
import type { CreateKeyLimit } from './key-limit.ts';
import { visitorAddress } from './visitor-address.ts';
import { createVisitorLimit } from './visitor-limit.ts';

interface SecretGuardInput {
  /** The editors' secret. When undefined, every secret is invalid. */
  readonly key: string | undefined;
  /** Number of proxies in front of this process that append to X-Forwarded-For. */
  readonly trustedProxies: number;
  /**
   * Whether the right secret is accepted from an address with too many wrong ones. For an API, whose clients may share
   * an address: one of them must not lock out the others. Its secrets are too long to be guessed.
   */
  readonly alwaysAcceptsRight?: boolean;
}

export type SecretCheck =
  | { readonly kind: 'right' }
  | { readonly kind: 'wrong' }
  /** Too many wrong secrets; none is answered for this many seconds. */
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

/** `createKeyLimit` creates the limit that several processes share. */
export function createSecretGuard(
  { key, trustedProxies, alwaysAcceptsRight = false }: SecretGuardInput,
  createKeyLimit?: CreateKeyLimit,
): SecretGuard {
  const own = createVisitorLimit(attemptLimit);
  const shared = createKeyLimit && createVisitorLimit(attemptLimit, createKeyLimit);
  /** The seconds to wait where the wrong secrets of all processes have reached the limit. */
  async function countShared(visitor: string, isRight: boolean): Promise<number | undefined> {
    // Correct secrets are not counted: a store that takes a moment would count those of parallel requests together.
    if (isRight && ((await shared?.countUsed(visitor)) ?? 0) < attemptLimit.maxRequests) return undefined;
    return shared?.consume(visitor);
  }
  return {
    async check(request, shown) {
      if (shown === '') return { kind: 'wrong' };
      const isRight = isSameSecret(shown, key ?? '') && key !== undefined && key !== '';
      if (isRight && alwaysAcceptsRight) return { kind: 'right' };
      const visitor = visitorAddress(request, trustedProxies);
      // Count before answering, so that parallel requests cannot exceed the limit.
      const ownSeconds = await own.consume(visitor);
      if (ownSeconds !== undefined) return { kind: 'limited', seconds: ownSeconds };
      if (isRight) await own.refund(visitor);
      const seconds = await countShared(visitor, isRight);
      return seconds === undefined ? { kind: isRight ? 'right' : 'wrong' } : { kind: 'limited', seconds };
    },
  };
}
