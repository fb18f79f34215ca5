import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { isIpv6Visitor, networkOfVisitor } from './visitor-address.ts';

interface VisitorLimitInput {
  /** Number of requests allowed in `seconds`, counted from the first one. */
  readonly maxRequests: number;
  readonly seconds: number;
  /** Largest number of visitors that are counted at the same time. */
  readonly maximumVisitors?: number;
}

/** Rate limit per visitor. */
export interface VisitorLimit {
  /**
   * Counts one request. Returns undefined if it is allowed, else the seconds to wait; a rejected request is not
   * counted.
   */
  consume(visitor: string): Promise<number | undefined>;
  /** Takes back one counted request. */
  refund(visitor: string): Promise<void>;
  /**
   * Requests counted for the visitor, without counting another. If a network around the visitor has used more of its
   * limit, the visitor's share of that is returned.
   */
  countUsed(visitor: string): Promise<number>;
}

/** About 600 bytes of memory each. */
const defaultVisitors = 20_000;

/**
 * Rate limit per visitor, keyed by `visitorAddress`. An IPv6 visitor also counts against the networks around it,
 * because one customer may own a whole network. Those limits are wider, because several customers may share a network.
 */
export function createVisitorLimit(input: VisitorLimitInput): VisitorLimit {
  const own = createKeyLimit(input);
  const wider = widerNetworks.map(({ bits, share }) => ({
    bits,
    share,
    limit: createKeyLimit({ ...input, maxRequests: input.maxRequests * share }),
  }));
  const around = (visitor: string) =>
    isIpv6Visitor(visitor) ? wider.map(({ bits, ...rest }) => ({ ...rest, key: networkOfVisitor(visitor, bits) })) : [];
  return {
    async consume(visitor) {
      const taken: { readonly limit: VisitorLimit; readonly key: string }[] = [];
      for (const each of [{ limit: own, key: visitor }, ...around(visitor)]) {
        const seconds = await each.limit.consume(each.key);
        if (seconds !== undefined) {
          for (const { limit, key } of taken) await limit.refund(key);
          return seconds;
        }
        taken.push(each);
      }
      return undefined;
    },
    async refund(visitor) {
      await own.refund(visitor);
      for (const { limit, key } of around(visitor)) await limit.refund(key);
    },
    async countUsed(visitor) {
      const shares = around(visitor).map(async ({ limit, key, share }) => (await limit.countUsed(key)) / share);
      return Math.max(await own.countUsed(visitor), ...(await Promise.all(shares)));
    },
  };
}

/**
 * Network sizes that providers assign to one customer, and the multiple of the visitor limit that each is allowed.
 * Source: RFC 6177.
 */
const widerNetworks = [
  { bits: 56, share: 4 },
  { bits: 48, share: 16 },
] as const;

/**
 * Rate limit per key, in the memory of this process. When there are more keys than `maximumVisitors`, the least
 * recently seen are forgotten. A visitor with that many addresses gains nothing from it.
 */
function createKeyLimit({ maxRequests, seconds, maximumVisitors = defaultVisitors }: VisitorLimitInput): VisitorLimit {
  const limiter = new RateLimiterMemory({ points: maxRequests, duration: seconds });
  // The library does not limit the number of keys.
  const counted = new LRUCache<string, true>({
    max: maximumVisitors,
    dispose: (_, visitor, reason) => {
      if (reason === 'evict') void limiter.delete(visitor);
    },
  });
  return {
    async consume(visitor) {
      counted.set(visitor, true);
      try {
        await limiter.consume(visitor);
        return undefined;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        await limiter.reward(visitor);
        return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      }
    },
    async refund(visitor) {
      await limiter.reward(visitor);
    },
    countUsed: async (visitor) => (await limiter.get(visitor))?.consumedPoints ?? 0,
  };
}
