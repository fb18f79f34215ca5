import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

interface LimitInput {
  /** How often a visitor may come, and in how many seconds from the first time on. */
  readonly most: number;
  readonly seconds: number;
  /** Visitors that are counted at the same time. */
  readonly maximumVisitors?: number;
}

/** Counts how often each visitor comes. */
export interface VisitorLimit {
  /** Counts a visitor once more. Gives the seconds to wait where that was too often; undefined: they may go on. */
  take(visitor: string): Promise<number | undefined>;
  /** Counts a visitor once less: what they did was no harm. */
  giveBack(visitor: string): Promise<void>;
  /** How often a visitor has come, without counting. */
  used(visitor: string): Promise<number>;
}

/** Some 600 bytes each. */
const usualVisitors = 20_000;

/**
 * A limit for each visitor, kept in this process. Of more visitors than are counted, those who came longest ago begin
 * anew: whoever has so many addresses needs no new beginning.
 */
export function createVisitorLimit({ most, seconds, maximumVisitors = usualVisitors }: LimitInput): VisitorLimit {
  const limiter = new RateLimiterMemory({ points: most, duration: seconds });
  // The library has no bound of its own.
  const counted = new LRUCache<string, true>({
    max: maximumVisitors,
    dispose: (_, visitor, reason) => {
      if (reason === 'evict') void limiter.delete(visitor);
    },
  });
  return {
    async take(visitor) {
      counted.set(visitor, true);
      try {
        await limiter.consume(visitor);
        return undefined;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      }
    },
    async giveBack(visitor) {
      await limiter.reward(visitor);
    },
    used: async (visitor) => (await limiter.get(visitor))?.consumedPoints ?? 0,
  };
}
