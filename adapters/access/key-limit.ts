import { LRUCache } from 'lru-cache';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export interface KeyLimitInput {
  /** Distinguishes the limit from others of the same store. */
  readonly name: string;
  /** Number of requests allowed in `seconds`, counted from the first one. */
  readonly maxRequests: number;
  readonly seconds: number;
  /** Largest number of keys that are counted in memory at the same time. */
  readonly maximumKeys?: number;
}

/** Rate limit per key. */
export interface KeyLimit {
  /**
   * Counts one request. Returns undefined if it is allowed, else the seconds to wait; a rejected request is not
   * counted.
   */
  consume(key: string): Promise<number | undefined>;
  /** Takes back one counted request. */
  refund(key: string): Promise<void>;
  /** Requests counted for the key, without counting another. */
  countUsed(key: string): Promise<number>;
}

export type CreateKeyLimit = (input: KeyLimitInput) => KeyLimit;

/** About 600 bytes of memory each. */
const defaultKeys = 20_000;

/**
 * Rate limit in the memory of this process. When there are more keys than `maximumKeys`, the least recently seen are
 * forgotten. A visitor with that many addresses gains nothing from it.
 */
export function createMemoryKeyLimit({ maxRequests, seconds, maximumKeys = defaultKeys }: KeyLimitInput): KeyLimit {
  const limiter = new RateLimiterMemory({ points: maxRequests, duration: seconds });
  // The library does not limit the number of keys.
  const counted = new LRUCache<string, true>({
    max: maximumKeys,
    dispose: (_, key, reason) => {
      if (reason === 'evict') void limiter.delete(key);
    },
  });
  const limit = toKeyLimit(limiter);
  return {
    ...limit,
    consume(key) {
      counted.set(key, true);
      return limit.consume(key);
    },
  };
}

/** A limiter of the library as a limit per key. Rejects where the limiter’s store cannot be reached. */
export function toKeyLimit(limiter: RateLimiterAbstract): KeyLimit {
  return {
    async consume(key) {
      try {
        await limiter.consume(key);
        return undefined;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        await limiter.reward(key);
        return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      }
    },
    async refund(key) {
      await limiter.reward(key);
    },
    countUsed: async (key) => (await limiter.get(key))?.consumedPoints ?? 0,
  };
}
