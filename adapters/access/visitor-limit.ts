import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { isIpv6Visitor, networkOfVisitor } from './visitor-address.ts';

interface LimitInput {
  /** How often a visitor may come, and in how many seconds from the first time on. */
  readonly most: number;
  readonly seconds: number;
  /** Visitors that are counted at the same time. */
  readonly maximumVisitors?: number;
}

/** Counts how often each visitor comes. */
export interface VisitorLimit {
  /** Counts a visitor once more. Gives the seconds to wait where that was too often, uncounted; undefined: they may go on. */
  take(visitor: string): Promise<number | undefined>;
  /** Counts a visitor once less: what they did was no harm. */
  giveBack(visitor: string): Promise<void>;
  /** How often a visitor has come, without counting; of a network around them that is used up further, its share. */
  used(visitor: string): Promise<number>;
}

/** Some 600 bytes each. */
const defaultVisitors = 20_000;

/**
 * A limit for each visitor, an address of `visitorAddress`. An IPv6 visitor is also counted with the networks around them,
 * because one customer may own all of a network: these have a wider limit, as several customers may share them too.
 */
export function createVisitorLimit(input: LimitInput): VisitorLimit {
  const own = createKeyLimit(input);
  const wider = widerNetworks.map(({ bits, share }) => ({
    bits,
    share,
    limit: createKeyLimit({ ...input, most: input.most * share }),
  }));
  const around = (visitor: string) =>
    isIpv6Visitor(visitor) ? wider.map(({ bits, ...rest }) => ({ ...rest, key: networkOfVisitor(visitor, bits) })) : [];
  return {
    async take(visitor) {
      const taken: { readonly limit: VisitorLimit; readonly key: string }[] = [];
      for (const each of [{ limit: own, key: visitor }, ...around(visitor)]) {
        const seconds = await each.limit.take(each.key);
        if (seconds !== undefined) {
          for (const { limit, key } of taken) await limit.giveBack(key);
          return seconds;
        }
        taken.push(each);
      }
      return undefined;
    },
    async giveBack(visitor) {
      await own.giveBack(visitor);
      for (const { limit, key } of around(visitor)) await limit.giveBack(key);
    },
    async used(visitor) {
      const shares = around(visitor).map(async ({ limit, key, share }) => (await limit.used(key)) / share);
      return Math.max(await own.used(visitor), ...(await Promise.all(shares)));
    },
  };
}

/** Networks that providers give to one customer, and how many times a visitor’s limit each has. Source: RFC 6177. */
const widerNetworks = [
  { bits: 56, share: 4 },
  { bits: 48, share: 16 },
] as const;

/**
 * A limit for each key, kept in this process. Of more keys than are counted, those that came longest ago begin anew:
 * whoever has so many addresses needs no new beginning.
 */
function createKeyLimit({ most, seconds, maximumVisitors = defaultVisitors }: LimitInput): VisitorLimit {
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
        await limiter.reward(visitor);
        return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      }
    },
    async giveBack(visitor) {
      await limiter.reward(visitor);
    },
    used: async (visitor) => (await limiter.get(visitor))?.consumedPoints ?? 0,
  };
}
