import { createMemoryKeyLimit, type KeyLimit, type KeyLimitInput } from './key-limit.ts';
import { isIpv6Visitor, networkOfVisitor } from './visitor-address.ts';

/**
 * Rate limit per visitor. If a network around a visitor has used more of its limit than the visitor, `countUsed`
 * returns the visitor's share of that.
 */
export type VisitorLimit = KeyLimit;

/**
 * Rate limit per visitor, keyed by `visitorAddress`. An IPv6 visitor also counts against the networks around it,
 * because one customer may own a whole network. Those limits are wider, because several customers may share a network.
 */
export function createVisitorLimit(input: KeyLimitInput, createKeyLimit = createMemoryKeyLimit): VisitorLimit {
  const own = createKeyLimit(input);
  const wider = widerNetworks.map(({ bits, share }) => ({
    bits,
    share,
    limit: createKeyLimit({ ...input, name: `${input.name}-${bits}`, maxRequests: input.maxRequests * share }),
  }));
  const around = (visitor: string) =>
    isIpv6Visitor(visitor) ? wider.map(({ bits, ...rest }) => ({ ...rest, key: networkOfVisitor(visitor, bits) })) : [];
  return {
    async consume(visitor) {
      const taken: { readonly limit: KeyLimit; readonly key: string }[] = [];
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
